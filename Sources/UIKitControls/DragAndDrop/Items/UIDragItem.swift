/// One thing that is dragged. Source: Apple, UIDragItem.
@preconcurrency @MainActor
public final class UIDragItem: NSObject {
  /// What is carried.
  public let itemProvider: NSItemProvider
  /// Anything that the app wants to have at hand when the item is dropped. Default nil.
  public var localObject: Any?
  /// Makes the picture under the finger in place of the source's; nil from it means no picture of
  /// its own. Default nil.
  public var previewProvider: (@MainActor () -> UIDragPreview?)?

  /// An item of what a provider carries.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
