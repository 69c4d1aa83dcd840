/// The previews of dragged items, in front of all other views of the window.
@MainActor
final class DragStack {
  private struct Entry {
    let item: UIDragItem
    /// The preview of the lifted view.
    let preview: UITargetedDragPreview
    let view: PreviewView
  }

  private weak var window: UIWindow?
  private var entries: [Entry] = []
  private let badge = DragBadge()
  /// The offset from the touch to the centre of the previews.
  private var grip = CGVector.zero
  /// Whether the previews are gathered at the touch.
  private(set) var isGathered = false

  init(in window: UIWindow) { self.window = window }

  /// Removes the stack from the window.
  func leaveWindow() { window?.carried.removeAll { $0 === self } }

  func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    entries.first { $0.item === item }?.preview
  }

  /// Adds the preview of an item at its target, behind the previous ones.
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

  /// Lifts the previews in place; called inside an animation.
  func lift() { for entry in entries { entry.view.lift() } }

  /// Gathers the previews at the touch, with an animation.
  func gather(around location: CGPoint, from start: CGPoint) {
    guard let first = entries.first?.view else { return }
    if !isGathered {
      grip = CGVector(dx: first.center.x - start.x, dy: first.center.y - start.y)
      isGathered = true
      showBadge(on: first)
    }
    UIView.animate(withDuration: PreviewMetrics.liftDuration) {
      for entry in entries { entry.view.lift() }
      follow(to: location)
    }
  }

  /// Moves the previews to a location of the touch.
  func follow(to location: CGPoint) {
    for (index, entry) in entries.enumerated() {
      let step = CGFloat(index) * PreviewMetrics.stackStep
      entry.view.center = CGPoint(x: location.x + grip.dx + step, y: location.y + grip.dy + step)
    }
  }

  /// Shows the badge of an operation.
  func show(_ operation: UIDropOperation?, count: Int) {
    UIView.performWithoutAnimation { badge.sign = DragBadge.sign(operation, count: count) }
  }

  /// Moves the previews to their destinations and removes them; then calls a closure.
  func fly(
    _ flights: [(item: UIDragItem, flight: DropFlight?)], completion: @escaping () -> Void
  ) {
    badge.removeFromSuperview()
    var missing = flights.count
    for (item, flight) in flights {
      let view = entries.first { $0.item === item }?.view
      (flight?.animator ?? DragAnimator()).run(duration: PreviewMetrics.flightDuration) {
        view?.fly(flight)
      } completion: {
        view?.removeFromSuperview()
        missing -= 1
        if missing == 0 { completion() }
      }
    }
    entries = entries.filter { entry in !flights.contains { $0.item === entry.item } }
  }

  /// Removes the previews at once.
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
  /// Moves the preview to its destination; without one it shrinks and fades.
  fileprivate func fly(_ flight: DropFlight?) {
    guard let flight, let center = flight.center else {
      rest(CGAffineTransform(scaleX: 0.5, y: 0.5))
      return alpha = 0
    }
    self.center = center
    rest((flight.size.map(scale) ?? .identity).concatenating(flight.transform))
  }
}
