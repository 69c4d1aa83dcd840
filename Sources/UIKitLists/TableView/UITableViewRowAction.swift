/// A button that a swipe over a table's row reveals, as delegates named them before iOS 11.
///
/// Source: Apple, UITableViewRowAction.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// It takes something away: red.
    case `default`
    /// Something that can be undone: grey.
    case normal

    /// The same as the default.
    public static var destructive: Style { .default }
  }

  /// Default: what the initialiser said.
  public let style: Style
  /// The button's text. Default: the initialiser's.
  open var title: String?
  /// The button's ground; nil for the style's own. Default nil.
  open var backgroundColor: UIColor?
  /// Kept; the button's ground is drawn in its colour. Default nil.
  open var backgroundEffect: UIVisualEffect?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action with a title and what it does to a row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The button that stands for it at a row.
  func action(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
