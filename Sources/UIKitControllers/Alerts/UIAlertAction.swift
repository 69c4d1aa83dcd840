/// A button of an alert. Source: Apple, UIAlertAction.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an alert's button. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The button that cancels: separate, or last.
    case cancel = 1
    /// A button that destroys data: red.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style: Style
  /// Whether the button can be tapped. Default true.
  open var isEnabled = true { didSet { changed() } }

  // Undocumented keys that apps set; nil for UIKit's look.
  package final var titleTextColor: UIColor? { didSet { changed() } }
  package final var image: UIImage? { didSet { changed() } }
  package final var imageTintColor: UIColor? { didSet { changed() } }
  package final var titleTextAlignment: NSTextAlignment? { didSet { changed() } }

  /// Called after the action has changed.
  final var changed: () -> Void = {}
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button with a handler, which is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func perform() { handler?(self) }
}
