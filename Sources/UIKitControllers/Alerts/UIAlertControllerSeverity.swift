/// How much an alert matters. Raw values are UIKit's. Source: Apple, UIAlertControllerSeverity.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// More.
  case critical = 1
}
