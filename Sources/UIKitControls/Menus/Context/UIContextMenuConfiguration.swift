/// What a context menu shows. Source: Apple, UIContextMenuConfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu, given what the system suggests, which is nothing here; nil for no menu.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// In which order elements stand. Raw values are UIKit's. Source: Apple,
  /// UIContextMenuConfiguration.ElementOrder.
  public enum ElementOrder: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// The first is nearest to the finger.
    case priority = 1
    /// The first is at the top.
    case fixed = 2
  }

  /// What tells the configuration from others.
  public let identifier: any NSCopying
  /// Makes the controller that is previewed; nil for the view that was touched.
  let makePreviewOwner: (@MainActor () -> (any RootViewOwner)?)?
  let actionProvider: ActionProvider?

  /// A configuration; without an identifier it gets one of its own.
  package init(
    identifier: (any NSCopying)?, makePreviewOwner: (@MainActor () -> (any RootViewOwner)?)?,
    actionProvider: ActionProvider?
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.makePreviewOwner, self.actionProvider) = (makePreviewOwner, actionProvider)
    super.init()
  }
}

/// UIKit's name of ``UIContextMenuConfiguration/ActionProvider``.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

// Unsupported: UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:) · works
//   · It is a convenience initialiser.
