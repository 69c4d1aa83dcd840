/// An action that a swipe over a row reveals.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A regular action: grey.
    case normal
    /// A destructive action: red.
    case destructive
  }

  /// Performs the action, then calls the closure with true for success, which closes the row.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the action.
  public let style: Style
  /// The title, below the image if the row is high enough.
  open var title: String?
  /// The image; a template is drawn in white. Default nil.
  open var image: UIImage?
  /// The background colour; nil, the default, for the style's.
  open var backgroundColor: UIColor! {
    get { explicitColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { explicitColor = newValue }
  }
  /// Called when the button is tapped, or the row fully swiped.
  public final let handler: Handler

  private var explicitColor: UIColor?

  /// Creates an action with a title and a handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions that a swipe over a row reveals, the outermost first.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the row's edge first.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
