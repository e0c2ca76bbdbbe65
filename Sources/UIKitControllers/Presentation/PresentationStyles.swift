/// How a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen and takes the presenter's view away (fact 22).
  case fullScreen = 0
  /// A card over the presenter.
  case pageSheet = 1
  /// A smaller card over the presenter; a page sheet on a phone.
  case formSheet = 2
  /// Like full screen, over the nearest presentation context.
  case currentContext = 3
  /// The transitioning delegate's presentation controller decides (fact 3).
  case custom = 4
  /// Covers the screen and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Like over full screen, over the nearest presentation context.
  case overCurrentContext = 6
  /// A popover; a page sheet on a phone.
  case popover = 7
  /// No presentation at all; as an adaptive style: do not adapt.
  case none = -1
  /// The system's choice; reads back as a concrete style (fact 26).
  case automatic = -2

  /// Whether the nearest presentation context, and not the whole window, is covered (fact 27).
  package var usesCurrentContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none,
      .automatic:
      false
    }
  }
}

/// The built-in animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical = 0
  /// Turns round as a page with the presenter on its back (fact 121).
  case flipHorizontal = 1
  /// Fades in (fact 120).
  case crossDissolve = 2
  /// Curls the presenter's corner up; slides here, with a report.
  case partialCurl = 3
}
