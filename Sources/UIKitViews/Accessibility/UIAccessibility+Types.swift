/// How elements are gone through by switches. Raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system finds best.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// Together, and then one by one.
  case combined = 2
}

/// What kind of container an object is. Raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None in particular.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// What belongs together.
  case semanticGroup = 4
}

/// Where a user wants to scroll. Raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is at the right.
  case right = 1
  /// To what is at the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
