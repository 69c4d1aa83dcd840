/// The severity of an alert. Raw values are UIKit's. Source: Apple, UIAlertControllerSeverity.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// A critical alert.
  case critical = 1
}
