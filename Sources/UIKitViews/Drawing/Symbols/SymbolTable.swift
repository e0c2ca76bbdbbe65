/// The drawings of the symbols that programs use most.
enum SymbolTable {
  /// Frames that any symbol may be put into.
  static let frames: [(name: String, outline: String)] = [
    ("circle", "O 12 12 10"), ("square", "R 2.5 2.5 19 19 4.5"),
  ]

  static let shapes: [String: SymbolShape] = [
    "xmark": SymbolShape(parts: [.lines("M 5 5 L 19 19 M 19 5 L 5 19")]),
    "plus": SymbolShape(parts: [.lines("M 12 4 L 12 20 M 4 12 L 20 12")]),
    "minus": SymbolShape(parts: [.lines("M 4 12 L 20 12")]),
    "checkmark": SymbolShape(parts: [.lines("M 4.5 13 L 9.5 19 L 19.5 5")]),
    "chevron.left": SymbolShape(parts: [.lines("M 9.5 3.5 L 2.5 12 L 9.5 20.5")], aspect: 0.5),
    "chevron.right": SymbolShape(parts: [.lines("M 2.5 3.5 L 9.5 12 L 2.5 20.5")], aspect: 0.5),
    "chevron.backward": SymbolShape(parts: [.lines("M 9.5 3.5 L 2.5 12 L 9.5 20.5")], aspect: 0.5),
    "chevron.forward": SymbolShape(parts: [.lines("M 2.5 3.5 L 9.5 12 L 2.5 20.5")], aspect: 0.5),
    "chevron.up": SymbolShape(parts: [.lines("M 3.5 15.5 L 12 8.5 L 20.5 15.5")]),
    "chevron.down": SymbolShape(parts: [.lines("M 3.5 8.5 L 12 15.5 L 20.5 8.5")]),
    "chevron.compact.down": SymbolShape(parts: [.lines("M 3 10 L 12 14 L 21 10")]),
    "chevron.compact.up": SymbolShape(parts: [.lines("M 3 14 L 12 10 L 21 14")]),
    "arrow.left": SymbolShape(parts: [.lines("M 21 12 L 3.5 12 M 10 5 L 3 12 L 10 19")]),
    "arrow.right": SymbolShape(parts: [.lines("M 3 12 L 20.5 12 M 14 5 L 21 12 L 14 19")]),
    "arrow.backward": SymbolShape(parts: [.lines("M 21 12 L 3.5 12 M 10 5 L 3 12 L 10 19")]),
    "arrow.forward": SymbolShape(parts: [.lines("M 3 12 L 20.5 12 M 14 5 L 21 12 L 14 19")]),
    "arrow.up": SymbolShape(parts: [.lines("M 12 21 L 12 3.5 M 5 10 L 12 3 L 19 10")]),
    "arrow.down": SymbolShape(parts: [.lines("M 12 3 L 12 20.5 M 5 14 L 12 21 L 19 14")]),
    "arrow.up.right": SymbolShape(parts: [.lines("M 5 19 L 18.5 5.5 M 8 5 L 19 5 L 19 16")]),
    "arrow.clockwise": SymbolShape(
      parts: [.lines("A 12 13 8 -30 300"), .lines("M 14.5 2.5 L 16.4 6.1 L 12.5 8.5")]),
    "arrow.counterclockwise": SymbolShape(
      parts: [.lines("A 12 13 8 210 -120"), .lines("M 9.5 2.5 L 7.6 6.1 L 11.5 8.5")]),
    "arrow.triangle.2.circlepath": SymbolShape(
      parts: [
        .lines("A 12 12 8 200 330 A 12 12 8 20 150"), .area("M 17 10 L 22 10 L 19.5 5 Z"),
        .area("M 2 14 L 7 14 L 4.5 19 Z"),
      ]),
    "arrow.up.left.and.arrow.down.right": SymbolShape(
      parts: [.lines("M 10 10 L 4 4 M 4 9 L 4 4 L 9 4 M 14 14 L 20 20 M 15 20 L 20 20 L 20 15")]),
    "arrow.down.right.and.arrow.up.left": SymbolShape(
      parts: [.lines("M 4 4 L 10 10 M 5 10 L 10 10 L 10 5 M 20 20 L 14 14 M 14 19 L 14 14 L 19 14")]
    ),
    "arrow.left.arrow.right": SymbolShape(
      parts: [
        .lines("M 3 8 L 20 8 M 16 4 L 20.5 8 L 16 12 M 21 16 L 4 16 M 8 12 L 3.5 16 L 8 20")
      ]),
    "circle": SymbolShape(parts: [.lines("O 12 12 10")]),
    "circle.fill": SymbolShape(parts: [.area("O 12 12 11")]),
    "square": SymbolShape(parts: [.lines("R 2.5 2.5 19 19 4")]),
    "square.fill": SymbolShape(parts: [.area("R 1.8 1.8 20.4 20.4 4.6")]),
    "rectangle": SymbolShape(parts: [.lines("R 1.5 4 21 16 3")]),
    "rectangle.fill": SymbolShape(parts: [.area("R 1 3.4 22 17.2 3.4")]),
    "triangle": SymbolShape(parts: [.lines("M 12 3.5 L 21.5 20 L 2.5 20 Z")]),
    "triangle.fill": SymbolShape(parts: [.area("M 12 2.5 L 22.5 21 L 1.5 21 Z")]),
    "star": SymbolShape(parts: [.lines(star)]),
    "star.fill": SymbolShape(parts: [.area(star), .lines(star)]),
    "heart": SymbolShape(parts: [.lines(heart)]),
    "heart.fill": SymbolShape(parts: [.area(heart), .lines(heart)]),
    "gear": SymbolShape(parts: gear),
    "gearshape": SymbolShape(parts: gear),
    "gearshape.fill": SymbolShape(
      parts: [.area("O 12 12 7.5"), .lines(teeth), .hole("O 12 12 3")]),
    "magnifyingglass": SymbolShape(parts: [.lines("O 10 10 7 M 15.2 15.2 L 21.5 21.5")]),
    "ellipsis": SymbolShape(parts: [.area("O 4.5 12 2 O 12 12 2 O 19.5 12 2")]),
    "line.3.horizontal": SymbolShape(parts: [.lines("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18")]),
    "line.horizontal.3": SymbolShape(parts: [.lines("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18")]),
    "list.bullet": SymbolShape(
      parts: [
        .area("O 3 6 1.5 O 3 12 1.5 O 3 18 1.5"),
        .lines("M 8 6 L 22 6 M 8 12 L 22 12 M 8 18 L 22 18"),
      ]),
    "trash": SymbolShape(parts: [.lines(trash)]),
    "trash.fill": SymbolShape(
      parts: [
        .area("M 5 6 L 19 6 L 18 20 C 18 21.5 17.5 22 16 22 L 8 22 C 6.5 22 6 21.5 6 20 Z"),
        .lines("M 3.5 5 L 20.5 5 M 9 5 L 9 2.5 L 15 2.5 L 15 5"),
        .groove("M 9.5 9.5 L 9.8 18 M 14.5 9.5 L 14.2 18"),
      ]),
    "photo": SymbolShape(
      parts: [
        .lines("R 1.5 3.5 21 17 3"), .lines("M 2 17.5 L 8 11.5 L 13 16.5 L 16.5 13 L 22 18"),
        .area("O 8 8.3 1.8"),
      ]),
    "photo.fill": SymbolShape(
      parts: [
        .area("R 1 3 22 18 3.4"), .groove("M 1.5 18.5 L 8 12 L 13 17 L 16.5 13.5 L 22.5 19"),
        .hole("O 8 8.3 1.9"),
      ]),
    "person": SymbolShape(
      parts: [
        .lines("O 12 7.5 4.5"), .lines("M 3 21 C 3 16.5 7 14.8 12 14.8 C 17 14.8 21 16.5 21 21 Z"),
      ]),
    "person.fill": SymbolShape(
      parts: [
        .area("O 12 7 5.2"), .area("M 2.5 22 C 2.5 16.5 7 14 12 14 C 17 14 21.5 16.5 21.5 22 Z"),
      ]),
    "person.2": SymbolShape(
      parts: [
        .lines("O 8.5 8 3.8 O 17.5 9 2.8"),
        .lines("M 1.5 20 C 1.5 16 4.8 14.5 8.5 14.5 C 12.2 14.5 15.5 16 15.5 20 Z"),
        .lines("M 17.5 15 C 20.6 15 22.5 16.4 22.5 19 L 18.5 19"),
      ]),
    "house": SymbolShape(
      parts: [
        .lines(
          "M 1.8 12.3 L 12 3 L 22.2 12.3 M 4.5 10.5 L 4.5 21 L 19.5 21 L 19.5 10.5 M 9.5 21 L 9.5 14.5 L 14.5 14.5 L 14.5 21"
        )
      ]),
    "house.fill": SymbolShape(
      parts: [
        .lines("M 1.8 12.3 L 12 3 L 22.2 12.3"),
        .area(
          "M 12 5 L 20 12 L 20 20.5 C 20 21.5 19.5 22 18.5 22 L 14.8 22 L 14.8 15 L 9.2 15 L 9.2 22 L 5.5 22 C 4.5 22 4 21.5 4 20.5 L 4 12 Z"
        ),
      ]),
    "bell": SymbolShape(parts: [.lines(bell), .lines("M 9.5 20 C 10 22 14 22 14.5 20")]),
    "bell.fill": SymbolShape(
      parts: [.area(bell), .lines(bell), .area("M 9 20 C 9.8 22.6 14.2 22.6 15 20 Z")]),
    "bookmark": SymbolShape(parts: [.lines("M 5.5 2.5 L 18.5 2.5 L 18.5 21.5 L 12 16 L 5.5 21.5 Z")]
    ),
    "bookmark.fill": SymbolShape(
      parts: [.area("M 5 2 L 19 2 L 19 22.5 L 12 16.5 L 5 22.5 Z")]),
    "tag": SymbolShape(
      parts: [.lines("M 2.5 11.5 L 2.5 3 L 11 3 L 21.5 13.5 L 13.5 21.5 Z"), .area("O 7 7.5 1.5")]),
    "flag": SymbolShape(parts: [
      .lines("M 4.5 22 L 4.5 3 C 9 1 14 6 19.5 3 L 19.5 13 C 14 16 9 11 4.5 13")
    ]),
    "flag.fill": SymbolShape(
      parts: [
        .lines("M 4.5 22 L 4.5 3"),
        .area("M 4.5 3 C 9 1 14 6 19.5 3 L 19.5 13 C 14 16 9 11 4.5 13 Z"),
      ]),
    "square.and.arrow.up": SymbolShape(
      parts: [
        .lines(
          "M 12 15 L 12 2.5 M 8 6 L 12 2 L 16 6 M 8 9.5 L 4.5 9.5 L 4.5 21.5 L 19.5 21.5 L 19.5 9.5 L 16 9.5"
        )
      ]),
    "square.and.arrow.down": SymbolShape(
      parts: [
        .lines(
          "M 12 2 L 12 15 M 8 11.5 L 12 15.5 L 16 11.5 M 8 8.5 L 4.5 8.5 L 4.5 21.5 L 19.5 21.5 L 19.5 8.5 L 16 8.5"
        )
      ]),
    "square.and.pencil": SymbolShape(
      parts: [
        .lines(
          "M 13 4 L 4 4 L 4 20.5 L 20 20.5 L 20 11.5 M 9 15.5 L 10 12 L 19.5 2.5 L 22 5 L 12.5 14.5 Z"
        )
      ]),
    "pencil": SymbolShape(parts: [.lines("M 3 21 L 4.5 15.5 L 17 3 L 21 7 L 8.5 19.5 Z")]),
    "doc": SymbolShape(parts: [
      .lines("M 5 2.5 L 13.5 2.5 L 19 8 L 19 21.5 L 5 21.5 Z M 13.5 2.5 L 13.5 8 L 19 8")
    ]),
    "folder": SymbolShape(parts: [.lines("M 2 19.5 L 2 5 L 8.5 5 L 10.5 7.5 L 22 7.5 L 22 19.5 Z")]
    ),
    "folder.fill": SymbolShape(parts: [
      .area("M 1.5 20 L 1.5 4.5 L 8.8 4.5 L 10.8 7 L 22.5 7 L 22.5 20 Z")
    ]),
    "calendar": SymbolShape(
      parts: [
        .lines("R 2.5 4 19 17.5 3 M 2.5 9.5 L 21.5 9.5 M 7.5 2 L 7.5 5.5 M 16.5 2 L 16.5 5.5")
      ]),
    "clock": SymbolShape(parts: [.lines("O 12 12 10 M 12 6 L 12 12.5 L 16.5 15")]),
    "clock.fill": SymbolShape(parts: [.area("O 12 12 11"), .groove("M 12 6 L 12 12.5 L 16.5 15")]),
    "camera": SymbolShape(
      parts: [
        .lines(
          "M 1.5 20 L 1.5 7 L 6.5 7 L 8.5 4 L 15.5 4 L 17.5 7 L 22.5 7 L 22.5 20 Z O 12 13 4.5")
      ]),
    "camera.fill": SymbolShape(
      parts: [
        .area("M 1 20.5 L 1 6.5 L 6.2 6.5 L 8.2 3.5 L 15.8 3.5 L 17.8 6.5 L 23 6.5 L 23 20.5 Z"),
        .groove("O 12 13 4.2"),
      ]),
    "play": SymbolShape(parts: [.lines("M 5.5 3 L 20 12 L 5.5 21 Z")]),
    "play.fill": SymbolShape(parts: [.area("M 5 2 L 21 12 L 5 22 Z")]),
    "pause": SymbolShape(parts: [.lines("R 5 4 4 16 1 R 15 4 4 16 1")]),
    "pause.fill": SymbolShape(parts: [.area("R 4.5 3.5 5 17 1.2 R 14.5 3.5 5 17 1.2")]),
    "stop.fill": SymbolShape(parts: [.area("R 4 4 16 16 2")]),
    "backward.fill": SymbolShape(parts: [
      .area("M 12 12 L 22 5.5 L 22 18.5 Z M 1.5 12 L 11.5 5.5 L 11.5 18.5 Z")
    ]),
    "forward.fill": SymbolShape(parts: [
      .area("M 12 12 L 2 5.5 L 2 18.5 Z M 22.5 12 L 12.5 5.5 L 12.5 18.5 Z")
    ]),
    "backward.end.fill": SymbolShape(parts: [.area("M 7 12 L 20 4 L 20 20 Z R 4 4 3 16 1")]),
    "forward.end.fill": SymbolShape(parts: [.area("M 17 12 L 4 4 L 4 20 Z R 17 4 3 16 1")]),
    "info": SymbolShape(parts: [
      .area("O 12 5.5 1.8"), .lines("M 10 10.5 L 12.5 10.5 L 12.5 19 M 9.5 19 L 15.5 19"),
    ]),
    "questionmark": SymbolShape(
      parts: [
        .lines("M 7.5 8 C 7.5 2 16.5 2 16.5 8 C 16.5 11.5 12 11.5 12 15.5"), .area("O 12 20 1.6"),
      ]),
    "exclamationmark": SymbolShape(parts: [.lines("M 12 4 L 12 14.5"), .area("O 12 19.5 1.7")]),
    "exclamationmark.triangle": SymbolShape(
      parts: [.lines("M 12 3.5 L 21.5 20 L 2.5 20 Z M 12 9.5 L 12 14"), .area("O 12 17 1.2")]),
    "exclamationmark.triangle.fill": SymbolShape(
      parts: [
        .area("M 12 2.5 L 22.5 21 L 1.5 21 Z"), .groove("M 12 9 L 12 14"), .hole("O 12 17.4 1.3"),
      ]),
    "envelope": SymbolShape(parts: [.lines("R 1.5 4.5 21 15 2.5 M 2.5 6 L 12 13.5 L 21.5 6")]),
    "envelope.fill": SymbolShape(parts: [.area("R 1 4 22 16 2.8"), .groove("M 2 6 L 12 14 L 22 6")]
    ),
    "phone.fill": SymbolShape(
      parts: [
        .area(
          "M 6 2.5 C 3 3 2 6 3 9.5 C 5 15.5 9 19.5 14.5 21.2 C 18 22.2 21 21 21.5 18 L 16.5 14.2 L 13.8 16.5 C 11 15 9 13 7.5 10.2 L 9.8 7.5 Z"
        )
      ]),
    "message": SymbolShape(parts: [
      .lines(
        "M 12 3 C 18 3 22 6.5 22 11 C 22 15.5 18 19 12 19 C 11 19 10 18.9 9 18.7 L 4.5 21.5 L 5 17 C 3 15.5 2 13.4 2 11 C 2 6.5 6 3 12 3 Z"
      )
    ]),
    "message.fill": SymbolShape(parts: [
      .area(
        "M 12 2.5 C 18.5 2.5 22.6 6.3 22.6 11 C 22.6 15.8 18.5 19.5 12 19.5 C 11 19.5 10 19.4 9.1 19.2 L 4 22.3 L 4.4 17.3 C 2.4 15.7 1.4 13.5 1.4 11 C 1.4 6.3 5.5 2.5 12 2.5 Z"
      )
    ]),
    "map": SymbolShape(parts: [
      .lines(
        "M 2 5.5 L 8.5 3 L 15.5 6 L 22 3.5 L 22 18.5 L 15.5 21 L 8.5 18 L 2 20.5 Z M 8.5 3 L 8.5 18 M 15.5 6 L 15.5 21"
      )
    ]),
    "mappin": SymbolShape(parts: [.lines("O 12 7 4.5 M 12 11.5 L 12 22")]),
    "location.fill": SymbolShape(parts: [.area("M 22 2 L 2 10.5 L 11.5 12.5 L 13.5 22 Z")]),
    "lock": SymbolShape(parts: [
      .lines("R 4.5 10.5 15 11 2.5 M 7.5 10.5 L 7.5 7 C 7.5 1.2 16.5 1.2 16.5 7 L 16.5 10.5")
    ]),
    "lock.fill": SymbolShape(parts: [
      .area("R 4 10 16 12 2.8"), .lines("M 7.5 10.5 L 7.5 7 C 7.5 1.2 16.5 1.2 16.5 7 L 16.5 10.5"),
    ]),
    "eye": SymbolShape(parts: [
      .lines("M 1.5 12 C 5.5 4 18.5 4 22.5 12 C 18.5 20 5.5 20 1.5 12 Z O 12 12 3.5")
    ]),
    "eye.fill": SymbolShape(parts: [
      .area("M 1 12 C 5 3.5 19 3.5 23 12 C 19 20.5 5 20.5 1 12 Z"), .groove("O 12 12 4"),
    ]),
    "bolt.fill": SymbolShape(parts: [
      .area("M 14.5 1.5 L 4.5 13.5 L 11 13.5 L 9.5 22.5 L 19.5 10.5 L 13 10.5 Z")
    ]),
    "sun.max": SymbolShape(parts: [.lines(sun)]),
    "sun.max.fill": SymbolShape(parts: [.area("O 12 12 5"), .lines(sun)]),
    "moon": SymbolShape(parts: [
      .lines(
        "M 20.5 14.5 C 13 17.5 6.5 11 9.5 3.5 C 0 7 1 21.5 12 21.5 C 16 21.5 19 18.5 20.5 14.5 Z")
    ]),
    "moon.fill": SymbolShape(parts: [
      .area(
        "M 21 14.5 C 13 17.5 6.5 11 9.5 3 C -0.5 6.5 0.5 22 12 22 C 16.2 22 19.6 18.7 21 14.5 Z")
    ]),
    "cloud": SymbolShape(parts: [.lines(cloud)]),
    "cloud.fill": SymbolShape(parts: [.area(cloud), .lines(cloud)]),
    "cart": SymbolShape(parts: [
      .lines("M 1.5 3 L 5 3 L 7.5 16 L 19.5 16 L 21.5 6.5 L 5.8 6.5"),
      .area("O 9 20 1.7 O 18 20 1.7"),
    ]),
    "bag": SymbolShape(parts: [
      .lines(
        "M 4.5 7.5 L 19.5 7.5 L 21 21.5 L 3 21.5 Z M 8 10 L 8 6.5 C 8 1.2 16 1.2 16 6.5 L 16 10")
    ]),
    "gift": SymbolShape(parts: [
      .lines(
        "R 2.5 7.5 19 4 1 M 4 11.5 L 4 21.5 L 20 21.5 L 20 11.5 M 12 7.5 L 12 21.5 M 12 7.5 C 9 0.5 3.5 3.5 7 7.5 M 12 7.5 C 15 0.5 20.5 3.5 17 7.5"
      )
    ]),
    "music.note": SymbolShape(parts: [
      .area("O 8 18.5 3.2"), .lines("M 10.7 18.5 L 10.7 4 L 18 2.5 L 18 7"),
    ]),
    "square.grid.2x2": SymbolShape(parts: [
      .lines("R 3 3 7.5 7.5 1.6 R 13.5 3 7.5 7.5 1.6 R 3 13.5 7.5 7.5 1.6 R 13.5 13.5 7.5 7.5 1.6")
    ]),
    "square.grid.2x2.fill": SymbolShape(parts: [
      .area("R 2.5 2.5 8.5 8.5 2 R 13 2.5 8.5 8.5 2 R 2.5 13 8.5 8.5 2 R 13 13 8.5 8.5 2")
    ]),
    "square.stack": SymbolShape(parts: [.lines("R 3 9 18 12.5 3 M 5 6 L 19 6 M 7 3 L 17 3")]),
    "slider.horizontal.3": SymbolShape(
      parts: [
        .lines("M 2 6 L 22 6 M 2 12 L 22 12 M 2 18 L 22 18"),
        .area("O 8 6 2.6 O 16 12 2.6 O 8 18 2.6"),
      ]),
    "paperplane.fill": SymbolShape(parts: [
      .area("M 22.5 1.5 L 1.5 10 L 8 13 L 17.5 6.5 L 11 16 L 14 22.5 Z")
    ]),
    "globe": SymbolShape(parts: [
      .lines("O 12 12 10 M 2 12 L 22 12 M 12 2 C 5.5 8 5.5 16 12 22 M 12 2 C 18.5 8 18.5 16 12 22")
    ]),
    "link": SymbolShape(parts: [
      .lines(
        "M 10 7.5 L 13 4.5 C 17 0.5 23.5 7 19.5 11 L 16.5 14 M 14 16.5 L 11 19.5 C 7 23.5 0.5 17 4.5 13 L 7.5 10 M 9 15 L 15 9"
      )
    ]),
    "hand.thumbsup": SymbolShape(parts: [
      .lines(
        "M 2.5 10.5 L 6.5 10.5 L 6.5 21 L 2.5 21 Z M 6.5 11.5 L 11 2.5 C 14 2.5 14 5 13 9 L 20 9 C 22.5 9 22 20.5 18 20.5 L 6.5 20.5"
      )
    ]),
    "hand.thumbsup.fill": SymbolShape(parts: [
      .area(
        "M 2 10 L 6 10 L 6 21.5 L 2 21.5 Z M 7.5 10.5 L 11 2 C 14.5 2 14.7 5 13.6 8.5 L 20 8.5 C 23 8.5 22.5 21.5 18 21.5 L 7.5 21 Z"
      )
    ]),
  ]

  private static let star =
    "M 12 2.5 L 14.9 9 L 22 9.7 L 16.7 14.4 L 18.2 21.4 L 12 17.7 L 5.8 21.4 L 7.3 14.4 L 2 9.7 L 9.1 9 Z"
  private static let heart =
    "M 12 21 C 5 16 2 12.5 2 8.5 C 2 2.5 9.5 1.5 12 7 C 14.5 1.5 22 2.5 22 8.5 C 22 12.5 19 16 12 21 Z"
  private static let teeth =
    "M 12 2 L 12 4.5 M 12 19.5 L 12 22 M 2 12 L 4.5 12 M 19.5 12 L 22 12 M 4.9 4.9 L 6.7 6.7 M 17.3 17.3 L 19.1 19.1 M 4.9 19.1 L 6.7 17.3 M 17.3 6.7 L 19.1 4.9"
  private static let gear: [SymbolShape.Part] = [
    .lines("O 12 12 7"), .lines("O 12 12 2.8"), .lines(teeth),
  ]
  private static let trash =
    "M 3.5 5.5 L 20.5 5.5 M 9 5.5 L 9 2.5 L 15 2.5 L 15 5.5 M 5.5 5.5 L 6.5 21.5 L 17.5 21.5 L 18.5 5.5 M 9.8 9.5 L 10 17.5 M 14.2 9.5 L 14 17.5"
  private static let bell =
    "M 3 17.5 C 5.5 15.5 5.5 13 5.5 10 C 5.5 6 8 3 12 3 C 16 3 18.5 6 18.5 10 C 18.5 13 18.5 15.5 21 17.5 Z"
  private static let sun =
    "O 12 12 4.5 M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 4.6 19.4 L 6.3 17.7 M 17.7 6.3 L 19.4 4.6"
  private static let cloud =
    "M 6.5 19.5 C 1 19.5 0.5 12 6 11.5 C 6.5 4.5 16 3.5 17.5 9.5 C 23.5 9.5 23.5 19.5 17.5 19.5 Z"
}
