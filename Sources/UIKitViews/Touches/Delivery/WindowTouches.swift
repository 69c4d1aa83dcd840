/// The fingers on a window: who is told of them, in what order.
///
/// Gesture recognisers hear first, by the arbiter; views hear of what no gesture has taken from
/// them or is still making them wait for.
@MainActor
package final class WindowTouches {
  /// Fingers by the numbers that scripts give them.
  package private(set) var fingers: [Int: UITouch] = [:]
  /// The fingers that are down, in the order in which they came.
  private var down: [UITouch] = []
  private weak var window: UIWindow?
  private var taps = TapCounter()
  private var statusBarTouches: Set<UITouch> = []

  let arbiter = GestureArbiter()
  let views = ViewDelivery()

  init(of window: UIWindow) {
    self.window = window
    arbiter.views = views
    views.eventOfNow = { [weak self] in UIEvent(self?.down ?? []) }
  }

  // MARK: Fingers

  /// Something that fingers do at one moment; each finger is named once.
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

  /// Tells recognisers, then views.
  func deliver(_ event: UIEvent) {
    let changed = event.touches.filter { $0.phase != .stationary }
    let inWindow = changed.filter { !takesAsStatusBar($0) }
    for touch in inWindow where touch.phase == .began {
      arbiter.attach(touch, event)
      views.admit(touch)
    }
    arbiter.distribute(inWindow, event)
    views.deliver(inWindow, event)
    arbiter.release(inWindow.filter(\.isOver))
  }

  /// A finger on the status bar is the system's: lifted there, it scrolls what it can to the top.
  private func takesAsStatusBar(_ touch: UITouch) -> Bool {
    guard let window else { return false }
    let height = window.edges.safeAreaInsets.top
    if touch.phase == .began, touch.place.y < height { statusBarTouches.insert(touch) }
    guard statusBarTouches.contains(touch) else { return false }
    if touch.isOver { statusBarTouches.remove(touch) }
    if touch.phase == .ended, touch.place.y < height { window.tapStatusBar() }
    return true
  }
}

extension UIWindow {
  /// Only one view that can may answer: with two, nobody knows which is meant.
  fileprivate func tapStatusBar() {
    let answering = answeringStatusBarTaps
    if answering.count == 1 { answering[0].statusBarWasTapped() }
  }
}

extension UIView {
  fileprivate var answeringStatusBarTaps: [UIView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    return (answersStatusBarTaps ? [self] : []) + subviews.flatMap(\.answeringStatusBarTaps)
  }
}
