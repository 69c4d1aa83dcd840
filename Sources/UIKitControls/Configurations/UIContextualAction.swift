/// A button that a swipe over a row reveals.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that can be undone: grey.
    case normal
    /// It takes something away: red.
    case destructive
  }

  /// Does it. It calls the closure with whether it could; the row closes then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Default: what the initialiser said.
  public let style: Style
  /// The text, under the image where the row is high enough. Default: the initialiser's.
  open var title: String?
  /// The sign, drawn white where it is a template. Default nil.
  open var image: UIImage?
  /// The button's ground; nil for the style's own. Default: the style's.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// Called when the button is tapped, or the row swiped all the way.
  public final let handler: Handler

  private var ownColor: UIColor?

  /// An action with a title and what it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The buttons that a swipe over a row reveals, the outermost first.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the one at the row's edge first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over most of the row does the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration of buttons.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
