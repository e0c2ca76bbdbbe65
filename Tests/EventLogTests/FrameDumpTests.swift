import Foundation
import Testing

@testable import EventLog

@Suite struct FrameDumpTests {
  private let dump = FrameDump(
    t: 0.1 + 0.2,
    views: [
      ViewDump(
        id: 1, class: "UIKit.UIWindow", parent: nil,
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        model: CGRect(x: 0, y: 0, width: 390, height: 844), alpha: 1, hidden: false,
        background: nil, transform: [1, 0, 0, 1, 0, 0]),
      ViewDump(
        id: 2, class: "App.Sheet", parent: 1,
        frame: CGRect(x: 0, y: -0.0, width: 390, height: 333.33333),
        model: CGRect(x: 0, y: 511, width: 390, height: 333), alpha: 0.50001, hidden: true,
        background: ViewDump.hexadecimal(red: 1, green: 0.5, blue: 0, alpha: 0.2),
        transform: [1, 0, 0, 1, 0, 12.3456], text: "say \"hi\"\n"),
    ],
    transition: TransitionDump(
      kind: "present", phase: "running", interactive: false, percent: 1.0 / 3))

  @Test("A line has its members in the schema's order and no digit too many")
  func line() {
    #expect(
      dump.jsonLine == """
        {"t":0.3,"views":[{"id":1,"class":"UIKit.UIWindow","parent":null,"frame":[0,0,390,844],\
        "model":[0,0,390,844],"alpha":1,"hidden":false,"background":null,\
        "transform":[1,0,0,1,0,0]},{"id":2,"class":"App.Sheet","parent":1,\
        "frame":[0,0,390,333.333],"model":[0,511,390,333],"alpha":0.5,"hidden":true,\
        "background":"#FF800033","transform":[1,0,0,1,0,12.346],"text":"say \\"hi\\"\\n"}],\
        "transition":{"kind":"present","phase":"running","interactive":false,"percent":0.333}}
        """)
  }

  @Test("A line can be read back with the schema")
  func readBack() throws {
    let read = try JSONDecoder().decode(FrameDump.self, from: Data(dump.jsonLine.utf8))
    #expect(read.views.map(\.class) == ["UIKit.UIWindow", "App.Sheet"])
    #expect(read.views[1].text == "say \"hi\"\n")
    #expect(read.views[0].parent == nil)
    #expect(read.transition?.kind == "present")
    #expect(read.jsonLine == dump.jsonLine)
  }
}
