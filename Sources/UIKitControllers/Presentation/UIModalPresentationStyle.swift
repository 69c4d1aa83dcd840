/// The style of a presentation. Raw values are UIKit's. Source: Apple, UIModalPresentationStyle.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet: as large as possible on phones, centred on larger screens.
  case pageSheet = 1
  /// A sheet that is smaller than a page sheet on larger screens.
  case formSheet = 2
  /// Covers the ancestor that defines the presentation context; its view is removed.
  case currentContext = 3
  /// The transitioning delegate provides the presentation controller.
  case custom = 4
  /// Covers the screen; the presenter's view stays.
  case overFullScreen = 5
  /// Covers the ancestor that defines the presentation context; its view stays.
  case overCurrentContext = 6
  /// A popover with an arrow to its source; a sheet in a compact width.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// The animation of a presentation. Raw values are UIKit's; flips and curls are absent. Source:
/// Apple, UIModalTransitionStyle.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Fades in.
  case crossDissolve = 2
}
