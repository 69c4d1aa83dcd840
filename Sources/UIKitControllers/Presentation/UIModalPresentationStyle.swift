/// How a controller is presented over another one. Raw values are UIKit's. Source: Apple,
/// UIModalPresentationStyle.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of the screen; what lies below is taken away.
  case fullScreen = 0
  /// A sheet: on phones as large as it may be, on larger screens in the middle.
  case pageSheet = 1
  /// A sheet, smaller than a page on larger screens.
  case formSheet = 2
  /// The controller around it that defines the context is covered and taken away.
  case currentContext = 3
  /// The transitioning delegate says how.
  case custom = 4
  /// All of the screen; what lies below stays.
  case overFullScreen = 5
  /// The controller around it that defines the context is covered and stays.
  case overCurrentContext = 6
  /// A small window with an arrow to what it belongs to; in a compact width a sheet.
  case popover = 7
  /// Not presented.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// How what is presented comes. Raw values are UIKit's; flips and curls are absent. Source: Apple,
/// UIModalTransitionStyle.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// It fades in.
  case crossDissolve = 2
}
