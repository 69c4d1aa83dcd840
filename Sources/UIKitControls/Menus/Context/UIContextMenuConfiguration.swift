/// The configuration of a context menu. Source: Apple, UIContextMenuConfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Returns the menu; the suggested actions are always empty. Nil for no menu.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// The order of elements. Raw values are UIKit's. Source: Apple,
  /// UIContextMenuConfiguration.ElementOrder.
  public enum ElementOrder: Int, Sendable {
    /// The order that the system chooses.
    case automatic = 0
    /// The first element is nearest to the touch.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// The identifier of the configuration.
  public let identifier: any NSCopying
  /// Creates the controller of the preview; nil for the touched view.
  let makePreviewOwner: (@MainActor () -> (any RootViewOwner)?)?
  let actionProvider: ActionProvider?

  /// Creates a configuration; without an identifier it gets a unique one.
  package init(
    identifier: (any NSCopying)?, makePreviewOwner: (@MainActor () -> (any RootViewOwner)?)?,
    actionProvider: ActionProvider?
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.makePreviewOwner, self.actionProvider) = (makePreviewOwner, actionProvider)
    super.init()
  }
}

/// An alias of ``UIContextMenuConfiguration/ActionProvider``.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

// Unsupported: UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:) · works
//   · It is a convenience initialiser. · test: ItemMenuTests
