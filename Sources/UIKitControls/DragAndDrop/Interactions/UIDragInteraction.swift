/// An interaction for dragging from a view: a long press lifts the items, and moving it drags them.
/// Source: Apple, UIDragInteraction.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  /// Whether dragging is enabled. Default ``isEnabledByDefault``.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { gesture.isEnabled = isEnabled }
  }
  /// Whether other gestures continue during the lift. Ignored: they do not. Default false.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether interactions are enabled by default: true, as on all devices from iOS 15 on.
  open class var isEnabledByDefault: Bool { true }

  /// The current drag session.
  package private(set) var session: DragSession?
  /// Returns a closure that opens a menu for items lifted at a point of the window and not moved;
  /// nil for none.
  package final var menuForUnmovedLift: (CGPoint) -> (() -> Void)? = { _ in nil }
  /// Called after the progress of an item has changed.
  package final var itemDidChange: (UIDragItem, DragProgress) -> Void = { _, _ in }
  private lazy var gesture = DragGesture(of: self)

  /// Creates an interaction with a weakly held delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Removes the gestures from the current view.
  open func willMove(to view: UIView?) { if let old = self.view { gesture.uninstall(from: old) } }

  /// Adds the gestures to a view.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { gesture.install(on: view) }
  }

  /// Requests the items at a point of the window. Returns whether there are any.
  func prepareLift(at location: CGPoint) -> Bool {
    guard session == nil, let view, let window = view.window else { return false }
    let session = DragSession(of: self, in: window, at: location)
    self.session = session
    guard session.requestItems() else {
      self.session = nil
      return false
    }
    return true
  }

  /// Ends the session.
  func forget(_ session: DragSession) { if self.session === session { self.session = nil } }
}

// Unsupported: UIDragInteraction: one drag · works · There is one drag at a time, within one window
//   and one app. · test: DragInteractionTests
// Unsupported: UIDragInteraction: previews · drawn · `UIDragPreview`s and previews of drops keep
//   their size. · test: DragInteractionTests
