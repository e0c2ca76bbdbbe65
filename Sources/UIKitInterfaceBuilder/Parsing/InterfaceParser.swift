import Foundation
import FoundationXML

/// Why an interface file cannot be read.
struct InterfaceError: Error, CustomStringConvertible {
  var file: String
  var line: Int
  var message: String

  var description: String { "\(file):\(line): error: \(message)" }
}

/// Reads XML into elements that know their lines.
final class InterfaceParser: NSObject, XMLParserDelegate {
  private let file: String
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var failure: InterfaceError?

  private init(file: String) {
    self.file = file
    super.init()
  }

  static func parse(_ data: Data, file: String) throws(InterfaceError) -> InterfaceElement {
    let reader = InterfaceParser(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let succeeded = parser.parse()
    if let failure = reader.failure { throw failure }
    guard succeeded, let root = reader.root else {
      throw InterfaceError(
        file: file, line: max(1, parser.lineNumber), message: "the file is not well-formed XML")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = InterfaceElement(
      name: elementName, attributes: attributes, line: parser.lineNumber)
    if let parent = open.last { parent.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open.last?.text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let reason = open.last.map { "the element <\($0.name)> of line \($0.line) is broken off" }
    failure = InterfaceError(
      file: file, line: max(1, parser.lineNumber),
      message: "the file is not well-formed XML\(reason.map { ": " + $0 } ?? "")")
  }
}
