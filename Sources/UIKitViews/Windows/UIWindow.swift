import Sessions

/// The root of a tree of views: a size, and the controller whose view fills it.
///
/// Source: Apple, UIWindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window; ``rootViewController`` sets it.
  package final var rootOwner: (any RootViewOwner)? {
    didSet {
      oldValue?.leaveWindow()
      installRootView()
    }
  }

  /// What of the window's edges its screen covers, and how high bars are. Default: nothing is
  /// covered.
  package var edges = ScreenEdges() {
    didSet {
      setSafeAreaInsets(edges.safeAreaInsets == .zero ? nil : edges.safeAreaInsets)
      rootOwner?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// A window as large as the screen, as since iOS 9.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window as large as the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// A window of a size, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A window as an archive describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The scene that the window lies in. Default the screen's. Setting it brings the window to the
  /// screen.
  open weak var windowScene: UIWindowScene? = WindowState.current.scene {
    didSet { windowScene == nil ? WindowState.current.letGo(self) : comeToScreen() }
  }

  /// How far in front the window is. Kept: a picture is of one window. Default `.normal`.
  open var windowLevel = Level.normal

  /// Shows the window and makes it the key window: its root view is made to appear.
  ///
  /// Outside of pictures the window is kept until another one is shown so or it is hidden, and laid
  /// out whenever the main run loop has had a turn.
  open func makeKeyAndVisible() {
    standInFront()
    stay()
  }

  /// Shows the window and makes it the key window for as long as somebody holds it, and leaves it
  /// to them when it is laid out.
  package final func standInFront() {
    isHidden = false
    comeToScreen()
    takeKeys()
    showRoot()
  }

  /// Whether the window is not shown. Default false: on iOS windows are hidden until they are
  /// shown.
  open override var isHidden: Bool {
    didSet { if isHidden { WindowState.current.letGo(self) } }
  }

  /// Makes the window the one that is typed into.
  open func makeKey() {
    comeToScreen()
    takeKeys()
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}

  /// Called when the window is no longer the key window.
  open func resignKey() {}

  /// Whether the window is the one that is typed into.
  open var isKeyWindow: Bool { WindowState.current.scene.keyWindow === self }

  /// Takes an event to the gesture recognisers and the view that it is for.
  open func sendEvent(_ event: UIEvent) {
    if !IgnoredEvents.current.areIgnored { touches.deliver(event) }
  }

  /// What was done in the window and may be taken back.
  open override var undoManager: UndoManager? { undoing }
  private lazy var undoing = UndoManager()

  /// What is written to.
  package final weak var firstResponder: UIResponder? {
    didSet { if !handsOver { keyboardMayCome() } }
  }
  /// Whether one responder gives the keyboard to another.
  final var handsOver = false
  /// How much of the window the keyboard covers, in points; 0 where there is none.
  final var keyboardHeight: CGFloat = 0

  /// The fingers on the window.
  package lazy var touches = WindowTouches(of: self)

  /// What fingers carry over the window: kept until it is put down.
  package final var carried: [AnyObject] = []

  @_spi(UIKit) open override var placesSubviews: Bool { true }

  /// A subclass that overrides ``traitCollection`` says so for all that lies inside, as suites do
  /// that picture a screen under other traits.
  package override var traitsInside: UITraitCollection? {
    let (own, given) = (traitCollection, traitsInEffect)
    return own == given ? traitState?.inEffect : own
  }

  /// The screen the window is on: the one that it was made for, and while a picture is taken the
  /// picture's.
  open var screen: UIScreen { RenderSession.presented == nil ? homeScreen : .main }

  private final let homeScreen = UIScreen.main

  private func installRootView() {
    guard let rootOwner else { return }
    let view: UIView = rootOwner.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    showRoot()
  }

  /// Whether the root controller has yet to appear: after the first layout.
  private final var owedAppearance = OwedAppearance.none
  private enum OwedAppearance { case none, afterLayout, inLayout }

  /// Makes the root controller appear that has not: it is about to appear at once, and has appeared
  /// when the window has been laid out.
  ///
  /// Source: Apple, UIViewController.viewIsAppearing(_:): the table of what is called when.
  private func showRoot() {
    rootOwner?.beginAppearing()
    if layer.needsLayout() { owedAppearance = .afterLayout } else { rootHasAppeared() }
  }

  private func rootHasAppeared() {
    owedAppearance = .none
    rootOwner?.endAppearing()
  }

  /// Each pass of a layout begins with it, the first one included.
  open override func layoutWillBegin(at layer: CALayer) {
    super.layoutWillBegin(at: layer)
    guard owedAppearance != .none, layer === self.layer else { return }
    if owedAppearance == .inLayout {
      rootHasAppeared()
    } else if layer.needsLayout() {
      owedAppearance = .inLayout
    }
  }
}

// Unsupported: UIWindow: key window · works · In the device's session, where nothing is drawn, it
//   is laid out after each turn of the main run loop. It is kept until another replaces it; iOS
//   documents no time. · uncertain · test: KeptWindowTests
// Unsupported: UIWindow: the clock · works · Time stands still meanwhile, so that waiting does not
//   end animations. · test: KeptWindowTests
// Unsupported: UIWindow.windowLevel · kept · Windows have no order; a picture shows one window.
// Unsupported: UIWindow.screen · works · A window has no screen of its own.
