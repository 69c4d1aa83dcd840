/// The navigation style for switch control. Raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// Elements individually.
  case separate = 1
  /// Elements as a group first, then individually.
  case combined = 2
}

/// The type of a container. Raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No specific type.
  case none = 0
  /// A data table.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A semantic group.
  case semanticGroup = 4
}

/// The direction of scrolling. Raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content at the right.
  case right = 1
  /// To the content at the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
