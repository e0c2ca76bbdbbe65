public import Foundation

/// Takes text typed on a keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in at the end of what is chosen.
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}

/// How a keyboard looks and behaves. There is no keyboard here, so these are only kept.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// What is typed.
public enum UIKeyboardType: Int, Sendable {
  /// Anything.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Short messages.
  case twitter = 9
  /// Searches.
  case webSearch = 10
  /// Latin digits.
  case asciiCapableNumberPad = 11
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// As search.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// As search.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What is capitalised by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Each word.
  case words = 1
  /// Each sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether spelling is mended.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual for the field.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual for the field.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// How dark the keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// Dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Types text into what is being edited, for scripts.
@MainActor package enum TextEntry {
  /// Types into the first responder; false if it takes no text.
  @discardableResult package static func type(_ text: String) -> Bool {
    guard let input = FirstResponder.current as? any UIKeyInput else { return false }
    input.insertText(text)
    return true
  }
}
