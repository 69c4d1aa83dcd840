/// The pictures of dragged items, over everything else in the window.
@MainActor
final class DragStack {
  private struct Entry {
    let item: UIDragItem
    /// What was lifted.
    let preview: UITargetedDragPreview
    let view: PreviewView
  }

  private weak var window: UIWindow?
  private var entries: [Entry] = []
  private let badge = DragBadge()
  /// From the finger to the middle of the pictures.
  private var grip = CGVector.zero
  /// Whether the pictures are under the finger.
  private(set) var isGathered = false

  init(in window: UIWindow) { self.window = window }

  /// The window keeps the stack no longer.
  func leaveWindow() { window?.carried.removeAll { $0 === self } }

  func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    entries.first { $0.item === item }?.preview
  }

  /// Lays the picture of an item over its place, behind those that are there already.
  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
    guard let preview, let window else { return }
    let own = item.previewProvider?()
    let view = PreviewView(
      of: own?.view ?? preview.view, own?.parameters ?? preview.parameters)
    view.center = preview.target.centerInWindow
    view.transform = preview.target.transform
    if let last = entries.last {
      window.insertSubview(view, belowSubview: last.view)
    } else {
      window.addSubview(view)
    }
    entries.append(Entry(item: item, preview: preview, view: view))
  }

  /// Lifts the pictures where they are; called inside an animation.
  func lift() { for entry in entries { entry.view.lift() } }

  /// Brings the pictures together under the finger, those that have been elsewhere by animation.
  func gather(around place: CGPoint, from start: CGPoint) {
    guard let first = entries.first?.view else { return }
    if !isGathered {
      grip = CGVector(dx: first.center.x - start.x, dy: first.center.y - start.y)
      isGathered = true
      showBadge(on: first)
    }
    UIView.animate(withDuration: PreviewLook.liftDuration) {
      for entry in entries { entry.view.lift() }
      follow(to: place)
    }
  }

  /// The finger is somewhere else.
  func follow(to place: CGPoint) {
    for (index, entry) in entries.enumerated() {
      let step = CGFloat(index) * PreviewLook.stackStep
      entry.view.center = CGPoint(x: place.x + grip.dx + step, y: place.y + grip.dy + step)
    }
  }

  /// Says what would become of the items.
  func show(_ operation: UIDropOperation?, count: Int) {
    UIView.performWithoutAnimation { badge.sign = DragBadge.sign(operation, count: count) }
  }

  /// Sends the pictures on their ways and takes them away there; then calls a closure.
  func fly(
    _ flights: [(item: UIDragItem, flight: DropFlight?)], completion: @escaping () -> Void
  ) {
    badge.removeFromSuperview()
    var missing = flights.count
    for (item, flight) in flights {
      let view = entries.first { $0.item === item }?.view
      (flight?.animator ?? DragAnimator()).run(duration: PreviewLook.flightDuration) {
        view?.fly(flight)
      } completion: {
        view?.removeFromSuperview()
        missing -= 1
        if missing == 0 { completion() }
      }
    }
    entries = entries.filter { entry in !flights.contains { $0.item === entry.item } }
  }

  /// Takes the pictures away at once.
  func clear() {
    for entry in entries { entry.view.removeFromSuperview() }
    entries = []
  }

  private func showBadge(on view: UIView) {
    badge.center = CGPoint(x: view.bounds.maxX, y: view.bounds.minY)
    view.addSubview(badge)
  }
}

extension PreviewView {
  /// Goes where a flight goes; without one it fades, smaller.
  fileprivate func fly(_ flight: DropFlight?) {
    guard let flight, let center = flight.center else {
      rest(CGAffineTransform(scaleX: 0.5, y: 0.5))
      return alpha = 0
    }
    self.center = center
    rest((flight.size.map(scale) ?? .identity).concatenating(flight.transform))
  }
}
