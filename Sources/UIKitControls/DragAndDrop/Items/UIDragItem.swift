/// An item of a drag. Source: Apple, UIDragItem.
@preconcurrency @MainActor
public final class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// An object of the app, available when the item is dropped. Default nil.
  public var localObject: Any?
  /// Returns the preview in place of the source's; nil from it means no preview. Default nil.
  public var previewProvider: (@MainActor () -> UIDragPreview?)?

  /// Creates an item with a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
