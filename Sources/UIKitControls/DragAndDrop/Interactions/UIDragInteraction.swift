/// Lets fingers drag something out of a view: a finger that rests lifts it, and carries it when it
/// moves then. Source: Apple, UIDragInteraction.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who gives what is dragged.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  /// Whether fingers drag. Default ``isEnabledByDefault``.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { gesture.isEnabled = isEnabled }
  }
  /// Whether other gestures go on while the finger lifts. Default false; they do not here.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether interactions drag without being told: true, as on all devices from iOS 15 on.
  open class var isEnabledByDefault: Bool { true }

  /// What a finger drags at the moment.
  package private(set) var session: DragSession?
  /// Gives what opens a menu for items that were lifted at a point of the window and not carried;
  /// nil for none.
  package final var menuWhenPutDown: (CGPoint) -> (() -> Void)? = { _ in nil }
  /// Hears how far an item has come.
  package final var itemDidChange: (UIDragItem, DragProgress) -> Void = { _, _ in }
  private lazy var gesture = DragGesture(of: self)

  /// An interaction whose delegate is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Leaves the view it is on.
  open func willMove(to view: UIView?) { if let old = self.view { gesture.uninstall(from: old) } }

  /// Belongs to a view from now on, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { gesture.install(on: view) }
  }

  /// Asks for what a finger at a point of the window would lift. Returns whether there is anything.
  func prepareLift(at place: CGPoint) -> Bool {
    guard session == nil, let view, let window = view.window else { return false }
    let session = DragSession(of: self, in: window, at: place)
    self.session = session
    guard session.askForItems() else {
      self.session = nil
      return false
    }
    return true
  }

  /// The session is over.
  func forget(_ session: DragSession) { if self.session === session { self.session = nil } }
}

// Unsupported: UIDragInteraction: one drag · works · There is one drag at a time, within one window
//   and one app. · test: DragInteractionTests
// Unsupported: UIDragInteraction: previews · drawn · `UIDragPreview`s and previews of drops keep
//   their size. · test: DragInteractionTests
