import Foundation
import Testing

@testable import EventLog

@Suite struct TraceTests {
  private let events = [
    LoggedEvent(
      t: 0, actor: "presenting", class: "App.Start", call: "viewWillDisappear(_:)",
      args: LoggedArguments([("animated", true)])),
    LoggedEvent(t: 0, actor: "presented", class: "App.Sheet", call: "viewWillAppear(_:)"),
    LoggedEvent(
      t: 0.5, actor: "animator", class: "App.Slide<Int>", call: "animationEnded(_:)",
      args: LoggedArguments([("transitionCompleted", false), ("note", "a \"b\" & c")])),
  ]

  @Test("Text is a chart with a lane for each part")
  func text() {
    #expect(
      Trace(events, title: "Sheet").text == """
        Sheet: 3 calls

          1  presenting: App.Start
          2  presented: App.Sheet
          3  animator: App.Slide<Int>

             t    1 2 3
           0.000  ● │ │   presenting  App.Start       viewWillDisappear(_:)  animated: true
                  │ ● │   presented   App.Sheet       viewWillAppear(_:)
           0.500  │ │ ●   animator    App.Slide<Int>  animationEnded(_:)  transitionCompleted: \
        false, note: a "b" & c

        """)
  }

  @Test("JSON is an array of events in the schema's order")
  func json() throws {
    let json = Trace(events).json
    #expect(
      json.hasPrefix(
        """
        [
        {"t":0,"actor":"presenting","class":"App.Start","call":"viewWillDisappear(_:)",\
        "args":{"animated":true}},
        """))
    let read = try JSONDecoder().decode([LoggedEvent].self, from: Data(json.utf8))
    #expect(read.map(\.call) == events.map(\.call))
    #expect(read[2].args["note"] == .string("a \"b\" & c"))
    #expect(Trace([]).json == "[]\n")
  }

  @Test("HTML is one file without outside resources, with every call, lane and frame")
  func html() {
    var png = Data(count: 16)
    png.append(contentsOf: [0, 0, 0, 10, 0, 0, 1, 4])
    let frame = TraceFrame(t: 0.2, png: png)
    #expect(frame.width == 10)
    #expect(frame.height == 260)
    let html = Trace(events, title: "<Sheet>").html(frames: [frame])
    #expect(html.contains("&lt;Sheet&gt;"))
    #expect(html.contains("viewWillDisappear(_:)"))
    #expect(html.contains("App.Slide&lt;Int&gt;"))
    #expect(html.contains("a &quot;b&quot; &amp; c"))
    #expect(html.contains("data:image/png;base64,AAAA"))
    #expect(html.contains("prefers-color-scheme: dark"))
    for outside in ["http:", "https:", "<script src", "<link", "@import", "url(h"] {
      #expect(!html.contains(outside), "\(outside)")
    }
    for actor in ["presenting", "presented", "animator"] { #expect(html.contains(">\(actor)<")) }
  }

  @Test("A trace without events is still a page")
  func empty() {
    #expect(Trace([]).html().contains("0 calls"))
    #expect(Trace([]).text.contains("0 calls"))
  }
}
