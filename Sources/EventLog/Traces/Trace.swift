/// What a run of a program has logged, ready to be written as text, JSON or HTML.
package struct Trace {
  /// The events, in order.
  package let events: [LoggedEvent]
  /// What was traced, for the title.
  package let title: String

  /// Makes a trace of some events.
  package init(_ events: [LoggedEvent], title: String = "Transition") {
    self.events = events
    self.title = title
  }

  /// The trace as a JSON array, an event on each line.
  package var json: String {
    let lines = events.map { event in
      var json = JSONText()
      event.write(to: &json)
      return json.text
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}

extension LoggedEvent {
  /// The call with its arguments, `present(_:animated:)  animated: true`.
  var argumentText: String {
    args.all.map { "\($0.name): \($0.value.description)" }.joined(separator: ", ")
  }

  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.name("t")
      json.value(t, .microseconds)
      json.name("actor")
      json.value(actor)
      json.name("class")
      json.value(`class`)
      json.name("call")
      json.value(call)
      json.name("args")
      json.object { json in
        for argument in args.all {
          json.name(argument.name)
          json.value(argument.value)
        }
      }
    }
  }
}
