import CoreGraphics
import Foundation
import ObjectiveC
import UIKitControllers
import UIKitViews

@testable import UIKitInterfaceBuilder

/// Classes that the interface files of these tests name, told to the registry as generated code does.
@MainActor enum Fixtures {
  static func register() { _ = once }

  private static let once: Void = {
    _registerClass(MenuScreen.self, "App.MenuScreen", file: #filePath, line: #line) {
      $0.outlet("openButton", \.openButton)
      $0.outlet("topGap", \.topGap)
      $0.outlet("labels", \.labels)
      $0.action(Selector("open:", MenuScreen.open(_:)))
      $0.action(Selector("backToMenu:", MenuScreen.backToMenu(_:)))
      $0.property("limit", \.limit)
    }
    _registerClass(DetailScreen.self, "App.DetailScreen", file: #filePath, line: #line) { _ in }
    _registerClass(Badge.self, "App.Badge", file: #filePath, line: #line) {
      $0.property("corner", \.corner)
      $0.outlet("title", \.title)
    }
  }()

  /// A storyboard of one text, as the editor writes it around the scenes.
  static func storyboard(
    _ scenes: String, initial: String = "menu", resources: String = ""
  ) throws -> UIStoryboard {
    register()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
      <scenes>
      \(scenes)
      </scenes>
      <resources>\(resources)</resources>
      </document>
      """
    return UIStoryboard(
      document: try InterfaceDocument.read(Data(text.utf8), file: "Test.storyboard"))
  }

  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>"
  }
}

class MenuScreen: UIViewController {
  var openButton: UIButton!
  var topGap: NSLayoutConstraint?
  var labels: [UILabel] = []
  var limit = 0
  var opened: [String] = []
  var prepared: [String] = []
  var wasAwake = false
  var unwound = 0
  var refuses = false

  func open(_ sender: UIButton) { opened.append(sender.currentTitle ?? "") }
  func backToMenu(_ segue: UIStoryboardSegue) { unwound += 1 }

  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwake = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepared.append("viewDidLoad")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "-"):\(type(of: segue.destination))")
  }
}

class DetailScreen: UIViewController {}

class Badge: UIView {
  var corner = 0.0
  var title: UILabel?
  var seenFrame = CGRect.zero
  var seenSubviews = 0
  var wasAwake = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seenFrame = frame
    seenSubviews = subviews.count
    backgroundColor = .green
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwake = true
  }
}
