/// The two fingers that select several items of a collection view. One of its own; who lets them is
/// the delegate.
@MainActor
final class MultipleSelectionGesture: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UIPanGestureRecognizer()
  private weak var view: UICollectionView?
  /// What the fingers are selecting.
  private(set) var current: MultipleSelection?

  /// Follows fingers on a collection view before anything else does: two fingers would scroll, too.
  func install(on view: UICollectionView) {
    self.view = view
    recognizer.minimumNumberOfTouches = 2
    recognizer.maximumNumberOfTouches = 2
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.gestureDidChange($0) }
    view.gestureRecognizers = [recognizer] + (view.gestureRecognizers ?? [])
  }

  /// The item that the fingers came down on: the one under their middle.
  private var firstItem: IndexPath? {
    guard let view else { return nil }
    let start = recognizer.touches.map(\.start).centre
    return view.indexPathForItem(at: view.convert(start, from: view.window))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, view.allowsSelection, let item = firstItem else { return false }
    return view.letsFingersSelectSeveral(from: item)
  }

  private func gestureDidChange(_ recognizer: UIGestureRecognizer) {
    guard let view else { return }
    switch recognizer.state {
    case .began: begin(in: view)
    case .changed:
      current?.move(to: recognizer.location(in: nil))
      view.continueMultipleSelection()
      if let current { view.updateEdgeScroll(under: current) }
    default: end(in: view)
    }
  }

  private func begin(in view: UICollectionView) {
    guard let item = firstItem else { return }
    view.tellMultipleSelectionBegan(at: item)
    current = MultipleSelection(
      at: item, place: recognizer.location(in: nil), selected: view.selection.indexPaths)
    view.continueMultipleSelection()
  }

  private func end(in view: UICollectionView) {
    guard let ended = current else { return }
    ended.endEdgeScroll()
    current = nil
    view.tellMultipleSelectionEnded()
  }
}
