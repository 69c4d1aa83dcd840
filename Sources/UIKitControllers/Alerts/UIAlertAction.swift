/// A button of an alert. Source: Apple, UIAlertAction.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a button looks and where it stands. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As the others.
    case `default` = 0
    /// What leaves everything as it is: apart, or last.
    case cancel = 1
    /// What destroys something: red.
    case destructive = 2
  }

  /// What the button says.
  open private(set) var title: String?
  /// How it looks and where it stands.
  open private(set) var style: Style
  /// Whether it can be touched. Default true.
  open var isEnabled = true { didSet { changed() } }

  /// Called when the action has changed.
  final var changed: () -> Void = {}
  private let handler: ((UIAlertAction) -> Void)?

  /// A button; the handler is called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func perform() { handler?(self) }
}
