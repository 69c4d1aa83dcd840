/// What a context menu shows. Source: Apple, UIContextMenuConfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes what is previewed; nil for the view that was touched.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
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
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// A configuration; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

/// UIKit's name of ``UIContextMenuConfiguration/ActionProvider``.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// UIKit's name of ``UIContextMenuConfiguration/ContentPreviewProvider``.
public typealias UIContextMenuContentPreviewProvider =
  UIContextMenuConfiguration.ContentPreviewProvider
