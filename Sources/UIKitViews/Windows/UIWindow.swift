import Sessions

/// The root of a view hierarchy. Its root controller's view fills it.
///
/// Source: Apple, UIWindow.
@preconcurrency @MainActor
open class UIWindow: UIView, SubviewHost {
  /// The root controller, whose view fills the window; ``rootViewController`` sets it.
  package final var rootOwner: (any RootViewOwner)? {
    didSet {
      oldValue?.leaveWindow()
      installRootView()
    }
  }

  /// The insets of the window that its screen covers, and the heights of bars. Default zero insets.
  package var edges = ScreenEdges() {
    didSet {
      setSafeAreaInsets(edges.safeAreaInsets == .zero ? nil : edges.safeAreaInsets)
      rootOwner?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Creates a window of the screen's size, as since iOS 9.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of the size of a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    prepare()
    self.windowScene = windowScene
  }

  /// Creates a window with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a window from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The scene of the window. Default the screen's scene. Setting it makes the window visible.
  open weak var windowScene: UIWindowScene? = WindowState.current.scene {
    didSet { windowScene == nil ? WindowState.current.release(self) : addToVisibleWindows() }
  }

  /// The level of the window. Ignored: a picture shows one window. Default `.normal`.
  open var windowLevel = Level.normal

  private func prepare() {
    behavior.insert(.placesSubviews)
    subviewHost = self
  }

  /// Shows the window and makes it the key window. Its root controller appears.
  ///
  /// Outside of pictures the window is kept until another one is shown or it is hidden, and laid
  /// out after each turn of the main run loop.
  open func makeKeyAndVisible() {
    showAsKeyWindow()
    stay()
  }

  /// Shows the window and makes it the key window without keeping it or laying it out.
  package final func showAsKeyWindow() {
    isHidden = false
    addToVisibleWindows()
    becomeKeyWindow()
    showRoot()
  }

  /// Whether the window is hidden. Default false; on iOS windows are hidden until they are shown.
  open override var isHidden: Bool {
    didSet { if isHidden { WindowState.current.release(self) } }
  }

  /// Makes the window the key window.
  open func makeKey() {
    addToVisibleWindows()
    becomeKeyWindow()
  }

  /// Whether the window can become the key window. Default true.
  open var canBecomeKey: Bool { true }

  /// Called after the window has become the key window.
  open func becomeKey() {}

  /// Called after the window has resigned as the key window.
  open func resignKey() {}

  /// Whether the window is the key window.
  open var isKeyWindow: Bool { WindowState.current.scene.keyWindow === self }

  /// Delivers an event to the gesture recognizers and the views of its touches.
  open func sendEvent(_ event: UIEvent) {
    if !IgnoredEvents.current.areIgnored { touches.deliver(event) }
  }

  /// The undo manager of the window.
  open override var undoManager: UndoManager? { undoing }
  private lazy var undoing = UndoManager()

  /// The first responder.
  package final weak var firstResponder: UIResponder? {
    didSet { if !isReplacingFirstResponder { updateKeyboard() } }
  }
  /// Whether one first responder is being replaced by another one.
  final var isReplacingFirstResponder = false
  /// The height of the window that the keyboard covers, in points; 0 without a keyboard.
  final var keyboardHeight: CGFloat = 0

  /// The touches in the window.
  package lazy var touches = WindowTouches(of: self)

  /// The objects of running drags, kept until the drop.
  package final var carried: [AnyObject] = []

  /// The traits of the window's subviews: those of a subclass's override of ``traitCollection``,
  /// with which test suites picture a screen under other traits; else those in effect.
  package final var traitsOfSubviews: UITraitCollection? {
    let (own, given) = (traitCollection, traitsInEffect)
    return own == given ? traitState?.inEffect : own
  }

  /// The screen of the window: the one for which it was created, and during a picture the
  /// picture's.
  open var screen: UIScreen { RenderSession.presented == nil ? initialScreen : .main }

  private final let initialScreen = UIScreen.main

  private func installRootView() {
    guard let rootOwner else { return }
    let view: UIView = rootOwner.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    showRoot()
  }

  /// Whether the root controller's appearance must still end, after the first layout.
  private final var pendingAppearance = PendingAppearance.none
  private enum PendingAppearance { case none, afterLayout, inLayout }

  /// Begins the appearance of the root controller; it ends after the window has been laid out.
  ///
  /// Source: Apple, UIViewController.viewIsAppearing(_:): the table of the calls and their order.
  private func showRoot() {
    rootOwner?.beginAppearing()
    if layer.needsLayout() { pendingAppearance = .afterLayout } else { rootHasAppeared() }
  }

  private func rootHasAppeared() {
    pendingAppearance = .none
    rootOwner?.endAppearing()
  }

  /// Called at the beginning of each layout pass, including the first one.
  open override func layoutWillBegin(at layer: CALayer) {
    super.layoutWillBegin(at: layer)
    guard pendingAppearance != .none, layer === self.layer else { return }
    if pendingAppearance == .inLayout {
      rootHasAppeared()
    } else if layer.needsLayout() {
      pendingAppearance = .inLayout
    }
  }
}

// Unsupported: UIWindow: key window · works · In the device's session, where nothing is drawn, it
//   is laid out after each turn of the main run loop. It is kept until another replaces it; iOS
//   documents no time. · uncertain · test: KeptWindowTests
// Unsupported: UIWindow: the clock · works · Time does not advance meanwhile, so that waiting
//   does not end animations. · test: KeptWindowTests
// Unsupported: UIWindow.windowLevel · kept · Windows have no order; a picture shows one window. ·
//   test: UIViewHierarchyTests
// Unsupported: UIWindow.screen · works · It is the screen for which the window was made, and the
//   picture's during a picture. It cannot be set. · test: UIViewHierarchyTests
