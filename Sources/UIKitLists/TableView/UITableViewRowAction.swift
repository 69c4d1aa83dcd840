/// A swipe action of a table's row, as before iOS 11.
///
/// Source: Apple, UITableViewRowAction.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// A destructive action: red.
    case `default`
    /// An action that can be undone: grey.
    case normal

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// The style from the initialiser.
  public let style: Style
  /// The button's title. Default: the initialiser's.
  open var title: String?
  /// The button's background colour. Default nil: the style's own.
  open var backgroundColor: UIColor?
  /// The visual effect of the background. Stored: the background is a plain colour. Default nil.
  open var backgroundEffect: UIVisualEffect?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a title and a handler.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns the contextual action for a row.
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
