// For the compiler only: there is no large content viewer; the interaction is stored.

/// An item of the large content viewer. Source: Apple, UILargeContentViewerItem.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown in the viewer.
  var showsLargeContentViewer: Bool { get }
  /// The title of the item.
  var largeContentTitle: String? { get }
  /// The image of the item.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The interaction of the large content viewer. It is stored only. Source: Apple,
/// UILargeContentViewerInteraction.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate of the interaction. Never called.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The recognizer of the viewer; it never begins.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Whether the viewer is enabled. Always false.
  open class var isEnabled: Bool { false }
  /// Posted after a change of the setting. Never posted.
  nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has been added to a view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of the large content viewer. Never called. Source: Apple,
/// UILargeContentViewerInteractionDelegate.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called after the finger was lifted from an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Returns the controller over which the viewer is shown.
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

// Unsupported: UILargeContentViewerInteraction · kept · It is never used. · test:
//   DragInteractionTests
