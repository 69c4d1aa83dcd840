/// What a context menu shows. Source: Apple, UIContextMenuConfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes what is previewed; nil for the view that was touched.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  /// Makes the menu, given what the system suggests, which is nothing here; nil for no menu.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

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
