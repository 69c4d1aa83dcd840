/// What fingers have just done. Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The fingers on the screen.
  open private(set) var allTouches: Set<UITouch>?

  /// When it happened, in seconds of the virtual clock.
  public let timestamp: TimeInterval = CACurrentMediaTime()

  /// An event of no fingers, such as hit-testing by hand asks for.
  public override init() { super.init() }

  init(_ touch: UITouch) {
    allTouches = [touch]
    super.init()
  }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
