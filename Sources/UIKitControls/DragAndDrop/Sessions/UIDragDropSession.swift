/// What both sides know of dragged items. Source: Apple, UIDragDropSession.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items, the first one picked up first.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets the items be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the app. There is no other here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item is of one of the uniform types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether objects of a class can be loaded from at least one item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Dragged items as their source knows them. Source: Apple, UIDragSession.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the app wants to have at hand. Default nil.
  var localContext: Any? { get set }
}

/// Dragged items as a destination knows them. Source: Apple, UIDropSession.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The session of the source, which is always in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// How far loading has come.
  var progress: Progress { get }
  /// Loads an object of a class from each item that has one; the closure gets them in order once
  /// all have come, as the virtual clock advances.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
