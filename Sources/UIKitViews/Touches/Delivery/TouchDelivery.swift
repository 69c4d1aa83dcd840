/// Delivers the touches in a window to its views, and stores those that recognizers delay.
@MainActor
package final class TouchDelivery {
  private struct WeakView {
    weak var value: UIView?
  }

  private final class Entry {
    let touch: UITouch
    /// Whether the view has received the beginning of the touch.
    var isBegun = false
    /// Whether the view no longer receives the touch.
    var isOver = false
    /// The superviews of the view when it received the beginning.
    var around: [WeakView] = []

    init(_ touch: UITouch) { self.touch = touch }
  }

  private var entries: [Entry] = []
  var makeCurrentEvent: @MainActor () -> UIEvent = { UIEvent() }

  /// Adds a new touch for delivery to its view, unless another touch excludes it.
  func enqueue(_ touch: UITouch) {
    guard let view = touch.view, view.isUserInteractionEnabled else { return }
    let others = entries.filter { !$0.touch.isOver }.compactMap(\.touch.view)
    if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return }
    if others.contains(where: { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }) {
      return
    }
    entries.append(Entry(touch))
  }

  /// Whether a view has received the beginning of a touch that has not ended or been withdrawn.
  package func isDelivering(_ touch: UITouch) -> Bool {
    entries.contains { $0.touch === touch && $0.isBegun && !$0.isOver }
  }

  /// Cancels touches in their views, for a recognized gesture.
  package func cancel(_ touches: some Sequence<UITouch>) {
    let taken = Set(touches)
    let mine = entries.filter { taken.contains($0.touch) && !$0.isOver }
    entries.removeAll { taken.contains($0.touch) }
    for entry in mine { entry.isOver = true }
    for entry in mine where entry.isBegun {
      entry.touch.appearing(.cancelled) {
        entry.touch.view?.touchesCancelled([entry.touch], with: makeCurrentEvent())
      }
    }
    notifyAncestorsOfEnd(mine)
  }

  /// Delivers the touches that recognizers no longer delay.
  func flush() {
    if !entries.isEmpty { deliver([], makeCurrentEvent()) }
  }

  /// Delivers changed touches to their views.
  func deliver(_ changed: [UITouch], _ event: UIEvent) {
    let orphaned = entries.filter { $0.touch.view == nil }
    finish(orphaned)
    notifyAncestorsOfEnd(orphaned)
    let late = begin(event)
    let moved = entries.filter { entry in
      entry.isBegun
        && (changed.contains(entry.touch) && entry.touch.phase == .moved
          || late.contains { $0 === entry } && entry.touch.locationInWindow != entry.touch.start)
    }
    notify(moved, as: .moved) { $0.touchesMoved($1, with: event) }
    let ended = entries.filter { $0.isBegun && $0.touch.phase == .ended && !$0.touch.delaysEnd }
    finish(ended)
    notify(ended, as: .ended) { $0.touchesEnded($1, with: event) }
    notifyAncestorsOfEnd(ended)
    let cancelled = entries.filter { $0.touch.phase == .cancelled }
    finish(cancelled)
    notify(cancelled.filter(\.isBegun), as: .cancelled) { $0.touchesCancelled($1, with: event) }
    notifyAncestorsOfEnd(cancelled)
  }

  private func begin(_ event: UIEvent) -> [Entry] {
    let ready = entries.filter { !$0.isBegun && !$0.touch.delaysBeginning }
    for (view, entries) in Self.byView(ready) {
      let touches = Set(entries.map(\.touch))
      guard view.superviewsDeliverTouches(touches, event) else {
        finish(entries)
        continue
      }
      for entry in entries {
        entry.isBegun = true
        entry.around = view.superviews.map(WeakView.init)
      }
      Self.withBegunPhase(entries.map(\.touch)[...]) { view.touchesBegan(touches, with: event) }
    }
    return ready
  }

  private static func withBegunPhase(_ touches: ArraySlice<UITouch>, _ notify: () -> Void) {
    guard let first = touches.first else { return notify() }
    first.appearingAsBegun { withBegunPhase(touches.dropFirst(), notify) }
  }

  private func finish(_ over: [Entry]) {
    entries.removeAll { entry in over.contains { $0 === entry } }
  }

  /// Notifies the superviews at the time the touch began, even if the view has left them, that the
  /// touch has ended.
  private func notifyAncestorsOfEnd(_ over: [Entry]) {
    for entry in over {
      for view in entry.around { view.value?.scrollContent?.touchWasRemoved(entry.touch) }
    }
  }

  private func notify(
    _ entries: [Entry], as phase: UITouch.Phase, _ notify: (UIView, Set<UITouch>) -> Void
  ) {
    for (view, group) in Self.byView(entries) {
      let notified = group.filter { !$0.isOver }
      if phase != .moved { for entry in notified { entry.isOver = true } }
      Self.appearing(phase, notified.map(\.touch)[...]) {
        if !notified.isEmpty { notify(view, Set(notified.map(\.touch))) }
      }
    }
  }

  private static func appearing(
    _ phase: UITouch.Phase, _ touches: ArraySlice<UITouch>, _ notify: () -> Void
  ) {
    guard let first = touches.first else { return notify() }
    first.appearing(phase) { appearing(phase, touches.dropFirst(), notify) }
  }

  private static func byView(_ entries: [Entry]) -> [(view: UIView, entries: [Entry])] {
    var groups: [(view: UIView, entries: [Entry])] = []
    for entry in entries {
      guard let view = entry.touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].entries.append(entry)
      } else {
        groups.append((view, [entry]))
      }
    }
    return groups
  }
}

extension UIView {
  /// Returns whether all superviews let touches begin in this view.
  fileprivate func superviewsDeliverTouches(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    superviews.allSatisfy {
      $0.scrollContent?.touchesShouldBegin(touches, with: event, in: self) ?? true
    }
  }

  /// The superviews, the innermost first.
  fileprivate var superviews: [UIView] {
    Array(sequence(first: self, next: \.superview).dropFirst())
  }
}

extension UITouch {
  /// Whether an undecided recognizer delays the beginning of the touch.
  fileprivate var delaysBeginning: Bool {
    gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.isUndecided(about: self) } ?? false
  }

  /// Whether an undecided recognizer delays the end of the touch.
  fileprivate var delaysEnd: Bool {
    gestureRecognizers?.contains { $0.delaysTouchesEnded && $0.isUndecided(about: self) } ?? false
  }
}
