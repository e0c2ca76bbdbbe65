extension FrameDump {
  /// The dump as one line of JSON without its line break, members in the order of the schema.
  package var jsonLine: String {
    var json = JSONText()
    json.object { json in
      json.name("t")
      json.value(t, .microseconds)
      json.name("views")
      json.array { json in for view in views { view.write(to: &json) } }
      if let transition {
        json.name("transition")
        transition.write(to: &json)
      }
    }
    return json.text
  }
}

extension ViewDump {
  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.name("id")
      json.value(Double(id))
      json.name("class")
      json.value(`class`)
      json.name("parent")
      if let parent { json.value(Double(parent)) } else { json.null() }
      json.name("frame")
      json.array(frame)
      json.name("model")
      json.array(model)
      json.name("alpha")
      json.value(alpha)
      json.name("hidden")
      json.value(hidden)
      json.name("background")
      if let background { json.value(background) } else { json.null() }
      json.name("transform")
      json.array(transform)
      if let text {
        json.name("text")
        json.value(text)
      }
    }
  }
}

extension TransitionDump {
  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.name("kind")
      json.value(kind)
      json.name("phase")
      json.value(phase)
      json.name("interactive")
      json.value(interactive)
      json.name("percent")
      json.value(percent)
    }
  }
}
