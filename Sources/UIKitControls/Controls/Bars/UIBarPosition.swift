/// Where a bar is. Raw values are UIKit's. Source: Apple, UIBarPosition.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what is around it.
  case bottom = 1
  /// At the top of what is around it.
  case top = 2
  /// At the top, its ground reaching up to the edge of the screen.
  case topAttached = 3
}
