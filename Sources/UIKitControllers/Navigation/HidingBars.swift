/// Hides and shows the bars of a navigation controller on taps, on swipes and with the keyboard.
@MainActor
package final class HidingBars {
  /// The distance that a finger moves before the bars hide or show, in points. Uncertain.
  private static let distance: CGFloat = 20

  var onTap = false { didSet { update() } }
  var onSwipe = false { didSet { update() } }
  var whenKeyboardAppears = false { didSet { observeKeyboard() } }

  private(set) lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.tapped() }
  private(set) lazy var swipe = UIPanGestureRecognizer { [weak self] recognizer in
    (recognizer as? UIPanGestureRecognizer).map { self?.swiped($0) }
  }

  private unowned let navigation: UINavigationController
  private let gestureDelegate = GestureDelegate()
  private var observer: (any NSObjectProtocol)?

  init(of navigation: UINavigationController) { self.navigation = navigation }

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// Adds the enabled recognizers to the controller's view, once that is loaded.
  func update() {
    guard navigation.isViewLoaded else { return }
    for (recognizer, isWanted) in [(tap as UIGestureRecognizer, onTap), (swipe, onSwipe)] {
      recognizer.isEnabled = isWanted
      guard isWanted, recognizer.view == nil else { continue }
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = gestureDelegate
      navigation.view.addGestureRecognizer(recognizer)
    }
  }

  private func tapped() {
    setHidden(!navigation.isNavigationBarHidden)
  }

  private func swiped(_ swipe: UIPanGestureRecognizer) {
    let translation = swipe.translation(in: navigation.view)
    guard abs(translation.y) > max(abs(translation.x), Self.distance) else { return }
    setHidden(translation.y < 0)
    swipe.setTranslation(.zero, in: navigation.view)
  }

  private func setHidden(_ hidden: Bool) {
    navigation.setNavigationBarHidden(hidden, animated: true)
    if !(navigation.topViewController?.toolbarItems ?? []).isEmpty {
      navigation.setToolbarHidden(hidden, animated: true)
    }
  }

  private func observeKeyboard() {
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
    guard whenKeyboardAppears else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.setHidden(true) }
    }
  }

  /// Lets content scroll at the same time, and ignores touches on controls and in the bar.
  private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
    package func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UIPanGestureRecognizer }

    package func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !(touch.view is UIControl) && !(touch.view is UINavigationBar) }
  }
}
