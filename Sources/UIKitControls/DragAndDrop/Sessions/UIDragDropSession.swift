/// The common interface of drag and drop sessions. Source: Apple, UIDragDropSession.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items, in the order in which they were picked up.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows moving the items.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the app. There are no other apps.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item conforms to one of the uniform types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of a class can be loaded from at least one item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The session of a drag source. Source: Apple, UIDragSession.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app. Default nil.
  var localContext: Any? { get set }
}

/// The session of a drop destination. Source: Apple, UIDropSession.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The session of the source, which is always in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress of loading.
  var progress: Progress { get }
  /// Loads an object of a class from each item that has one; the closure gets them in order once
  /// all are loaded, as the virtual clock advances.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
