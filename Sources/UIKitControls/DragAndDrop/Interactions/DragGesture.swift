/// The fingers of a drag: one that lifts and carries, others that add by tapping.
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

  /// Follows fingers on a view before its other recognisers do.
  func install(on view: UIView) {
    view.gestureRecognizers = [lift, tap] + (view.gestureRecognizers ?? [])
  }

  func uninstall(from view: UIView) {
    view.removeGestureRecognizer(lift)
    view.removeGestureRecognizer(tap)
  }

  /// A finger that has rested long enough lifts, where there is something to lift.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction else { return false }
    if gestureRecognizer === tap { return interaction.session != nil }
    return interaction.prepareLift(at: gestureRecognizer.location(in: nil))
  }

  /// Other fingers add only while one carries something.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let session = interaction?.session else { return gestureRecognizer === lift }
    return gestureRecognizer === tap && session.isUnderWay
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

  /// A tap that nothing stands in the way of: it is another finger's.
  private final class AddingTap: UITapGestureRecognizer {
    package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer)
      -> Bool
    {
      false
    }
  }
}
