/// The two-finger pan that selects several items of a list, if its delegate allows it.
@MainActor
final class MultipleSelectionGesture: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UIPanGestureRecognizer()
  private weak var list: ListMachine?
  /// The current selection.
  private(set) var current: MultipleSelection?

  /// Adds the recognizer before all others: two fingers would scroll, too.
  func install(on list: ListMachine) {
    self.list = list
    let view = list.host
    recognizer.minimumNumberOfTouches = 2
    recognizer.maximumNumberOfTouches = 2
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.gestureDidChange($0) }
    view.gestureRecognizers = [recognizer] + (view.gestureRecognizers ?? [])
  }

  /// The item under the centre of the touches' start positions.
  private var firstItem: IndexPath? {
    guard let list, let view = recognizer.view else { return nil }
    let start = recognizer.touches.map(\.start).centre
    return list.indexPathForItem(at: view.convert(start, from: view.window))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, list.allowsSelection, let item = firstItem else { return false }
    return list.host.shouldBeginMultipleSelection(at: item)
  }

  private func gestureDidChange(_ recognizer: UIGestureRecognizer) {
    guard let list else { return }
    switch recognizer.state {
    case .began: begin(in: list)
    case .changed:
      current?.move(to: recognizer.location(in: nil))
      list.continueMultipleSelection()
      if let current { list.updateEdgeScroll(under: current) }
    default: end(in: list)
    }
  }

  private func begin(in list: ListMachine) {
    guard let item = firstItem else { return }
    list.touchCancelled()
    list.host.didBeginMultipleSelection(at: item)
    current = MultipleSelection(
      at: item, location: recognizer.location(in: nil), selected: list.selection.indexPaths)
    list.continueMultipleSelection()
  }

  private func end(in list: ListMachine) {
    guard let ended = current else { return }
    ended.endEdgeScroll()
    current = nil
    list.host.didEndMultipleSelection()
  }
}
