/// The gestures of a drag: a long press that lifts and carries, and taps that add items.
@MainActor
package final class DragGesture: NSObject, UIGestureRecognizerDelegate {
  private let lift = UILongPressGestureRecognizer()
  private let tap = AddingTap()
  private weak var interaction: UIDragInteraction?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    lift.delegate = self
    tap.delegate = self
    lift.addHandler { [weak self] in self?.liftDidChange($0) }
    tap.addHandler { [weak self] in self?.tapped($0) }
  }

  var isEnabled: Bool {
    get { lift.isEnabled }
    set { (lift.isEnabled, tap.isEnabled) = (newValue, newValue) }
  }

  /// Adds the recognizers to a view, before its other ones.
  func install(on view: UIView) {
    view.gestureRecognizers = [lift, tap] + (view.gestureRecognizers ?? [])
  }

  func uninstall(from view: UIView) {
    view.removeGestureRecognizer(lift)
    view.removeGestureRecognizer(tap)
  }

  /// Returns whether a drag can begin at the location: there must be something to lift.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction else { return false }
    if gestureRecognizer === tap { return interaction.session != nil }
    return interaction.prepareLift(at: gestureRecognizer.location(in: nil))
  }

  /// Returns whether a touch is used; taps add items only during a drag.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let session = interaction?.session else { return gestureRecognizer === lift }
    return gestureRecognizer === tap && session.isInProgress
  }

  private func liftDidChange(_ recognizer: UIGestureRecognizer) {
    guard let session = interaction?.session else { return }
    switch recognizer.state {
    case .began: session.lift()
    case .changed: session.move(to: recognizer.location(in: nil))
    case .ended: session.drop()
    default: session.cancel()
    }
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    interaction?.session?.add(at: recognizer.location(in: nil))
  }

  /// A tap of another touch, which no recognizer prevents.
  private final class AddingTap: UITapGestureRecognizer {
    package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer)
      -> Bool
    {
      false
    }
  }
}
