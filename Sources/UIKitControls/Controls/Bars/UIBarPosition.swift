/// The position of a bar. Raw values are UIKit's. Source: Apple, UIBarPosition.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom of the superview.
  case bottom = 1
  /// At the top of the superview.
  case top = 2
  /// At the top, with the background extending to the edge of the screen.
  case topAttached = 3
}
