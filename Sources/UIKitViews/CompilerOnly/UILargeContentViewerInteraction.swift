// For the compiler only: a resting finger shows nothing larger; the interaction is kept.

/// What a resting finger would show larger where text is large. Source: Apple,
/// UILargeContentViewerItem.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown larger.
  var showsLargeContentViewer: Bool { get }
  /// The words that are shown.
  var largeContentTitle: String? { get }
  /// The image that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the image is made larger.
  var scalesLargeContentImage: Bool { get }
  /// How far the image keeps from its place's edges, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Would show items larger under a resting finger where text is large. It is kept, and shows
/// nothing. Source: Apple, UILargeContentViewerInteraction.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that has it.
  open private(set) weak var view: UIView?
  /// Who says what is shown: never asked.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The gesture that would show items; it never begins.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  /// An interaction that asks somebody.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Whether items are shown larger. False.
  open class var isEnabled: Bool { false }
  /// Posted when that changes: never.
  nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The view is about to have it.
  open func willMove(to view: UIView?) {}
  /// The view has it.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what a resting finger shows larger: never asked. Source: Apple,
/// UILargeContentViewerInteractionDelegate.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The finger was lifted from an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller over which items are shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIResponder?
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Nil.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Nil.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIResponder? {
    nil
  }
}

// Unsupported: UILargeContentViewerInteraction · kept · It is never asked for.
