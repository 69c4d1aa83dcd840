/// The edge swipe that drives an interactive pop.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer = BackSwipeRecognizer()
  private weak var navigation: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?

  /// The speed above which the direction of the swipe decides, in points per second. Apple
  /// publishes no figure.
  private static let decidingSpeed: CGFloat = 300

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  private var isMirrored: Bool {
    navigation?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The swipe begins only if there is a controller to pop to and the back button is not hidden.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.transition == nil else {
      return false
    }
    return navigation.topViewController?.navigationItem.hidesBackButton == false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    recognizer.edges = isMirrored ? .right : .left
    return (navigation?.stack.count ?? 0) > 1
  }

  private func follow() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    switch recognizer.state {
    case .began:
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .linear
      self.driver = driver
      navigation.popInteractively(by: driver)
      driver.update(part(in: view))
    case .changed: driver?.update(part(in: view))
    case .ended: end(completes: decide(in: view))
    case .cancelled: end(completes: false)
    default: break
    }
  }

  private func part(in view: UIView) -> CGFloat {
    let translation = recognizer.translation(in: view).x
    return (isMirrored ? -translation : translation) / max(1, view.bounds.width)
  }

  private func decide(in view: UIView) -> Bool {
    let speed = recognizer.velocity(in: view).x * (isMirrored ? -1 : 1)
    return abs(speed) > Self.decidingSpeed ? speed > 0 : part(in: view) > 0.5
  }

  private func end(completes: Bool) {
    if completes { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}

extension UINavigationController {
  /// Pops the top controller, driven by an interaction controller.
  func popInteractively(by driver: any UIViewControllerInteractiveTransitioning) {
    guard stack.count > 1 else { return }
    change(to: stack.dropLast(), animated: true, notifies: true, driver: driver)
  }
}
