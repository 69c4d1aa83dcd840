/// The touches in a window, and the order of their delivery.
///
/// Gesture recognizers receive them first, through the arbiter; views receive those that no gesture
/// has cancelled or delays.
@MainActor
package final class WindowTouches {
  /// The touches, by the numbers of the fingers in scripts.
  package private(set) var fingers: [Int: UITouch] = [:]
  /// The touches that are down, in the order in which they began.
  private var down: [UITouch] = []
  private weak var window: UIWindow?
  private var taps = TapCounter()
  private var statusBarTouches: Set<UITouch> = []

  let arbiter = GestureArbiter()
  let views = TouchDelivery()

  init(of window: UIWindow) {
    self.window = window
    arbiter.views = views
    views.makeCurrentEvent = { [weak self] in UIEvent(self?.down ?? []) }
  }

  // MARK: Touches

  /// Performs the actions of one moment, at most one per finger.
  package func perform(_ acts: [FingerAct]) {
    guard let window else { return }
    window.layoutIfNeeded()
    for touch in down { touch.rest() }
    for act in acts { perform(act, in: window) }
    window.sendEvent(UIEvent(down))
    for act in acts where fingers[act.finger]?.isOver == true {
      fingers[act.finger].map(forget)
      fingers[act.finger] = nil
    }
    window.layoutIfNeeded()
  }

  private func perform(_ act: FingerAct, in window: UIWindow) {
    if act.phase == .began {
      let touch = UITouch(
        in: window, at: act.point, on: window.hitTest(act.point, with: UIEvent(down)))
      touch.tapCount = taps.count(at: act.point, touch.timestamp)
      fingers[act.finger] = touch
      down.append(touch)
    } else if let touch = fingers[act.finger] {
      touch.take(act.phase, at: act.point)
      if act.phase == .ended { taps.lift(touch) }
    }
  }

  private func forget(_ touch: UITouch) {
    down.removeAll { $0 === touch }
  }

  // MARK: Events

  /// Delivers an event to recognizers, then to views.
  func deliver(_ event: UIEvent) {
    let changed = event.touches.filter { $0.phase != .stationary }
    let inWindow = changed.filter { !handlesStatusBarTouch($0) }
    for touch in inWindow where touch.phase == .began {
      arbiter.attach(touch, event)
      views.enqueue(touch)
    }
    arbiter.distribute(inWindow, event)
    views.deliver(inWindow, event)
    arbiter.release(inWindow.filter(\.isOver))
  }

  /// Returns whether a touch in the status bar is the system's. If it also ends there, it scrolls
  /// to the top.
  private func handlesStatusBarTouch(_ touch: UITouch) -> Bool {
    guard let window else { return false }
    let height = window.edges.safeAreaInsets.top
    if touch.phase == .began, touch.locationInWindow.y < height { statusBarTouches.insert(touch) }
    guard statusBarTouches.contains(touch) else { return false }
    if touch.isOver { statusBarTouches.remove(touch) }
    if touch.phase == .ended, touch.locationInWindow.y < height { window.tapStatusBar() }
    return true
  }
}

extension UIWindow {
  /// Scrolls to the top if exactly one view can, as on iOS.
  fileprivate func tapStatusBar() {
    let answering = statusBarTapResponders
    if answering.count == 1 { answering[0].scrollToTopForStatusBar() }
  }
}

extension UIView {
  fileprivate var statusBarTapResponders: [any ScrollableContent] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    let own = scrollContent.flatMap { $0.scrollsToTopOnTap ? $0 : nil }
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.statusBarTapResponders)
  }
}
