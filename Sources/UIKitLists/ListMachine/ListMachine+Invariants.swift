extension ListMachine {
  /// Stops the program if the machine's state violates an invariant or differs from the layout.
  /// Call it after a layout pass; it does nothing in a release build.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views, plus the cost of the layout.
  package func _checkInvariants() {
    #if DEBUG
      if let violation = invariantViolation { stop("the collection view is broken: \(violation)") }
    #endif
  }
}

#if DEBUG
  extension ListMachine {
    /// The first violated invariant; nil for none.
    package var invariantViolation: String? {
      displayed.invariantViolation ?? selection.invariantViolation
        ?? prefetching.standby.invariantViolation ?? positionViolation ?? selectionViolation
        ?? layoutViolation ?? orderViolation
    }

    /// Each view is in one place: displayed, disappearing, on standby or in a reuse queue.
    private var positionViolation: String? {
      var seen = Set<ObjectIdentifier>()
      let shown = displayed.ordered.map(\.value) + displayed.disappearingElements.map(\.element)
      let hidden = (prefetching.standby.cells as [any ListElement]) + reuse.waiting
      for element in shown + hidden where !seen.insert(ObjectIdentifier(element.view)).inserted {
        return "\(type(of: element.view)) is in two places"
      }
      if let element = shown.first(where: { !isOnScreen($0.view) }) {
        return "\(type(of: element.view)) is displayed and not on the screen"
      }
      let leftovers = Set(hidden.map { ObjectIdentifier($0.view) })
      for view in host.subviews where leftovers.contains(ObjectIdentifier(view)) {
        return "\(type(of: view)) waits and is on the screen"
      }
      if let movement, displayed[movement.key] !== movement.element {
        return "the item that is being moved has another view"
      }
      return nil
    }

    private func isOnScreen(_ view: UIView) -> Bool {
      view.superview === host
        || (rows.leaving + rows.views.values).contains { $0 === view.superview }
    }

    private var selectionViolation: String? {
      guard let counts = cachedCounts, !pass.isReloadDue else { return nil }
      if let touch = selection.touch, !counts.contains(touch.indexPath) {
        return "a touch is on \(touch.indexPath), which does not exist"
      }
      for (key, element) in displayed.ordered where key.category == .cell {
        guard let cell = element.listCell else { continue }
        guard cell.isSelected == selection.contains(key.indexPath) else {
          return "\(key.indexPath) looks wrongly selected"
        }
      }
      return nil
    }

    /// The displayed elements are the layout's visible elements.
    private var layoutViolation: String? {
      guard pass.phase == .idle, pass.hasLaidOut, !pass.isReloadDue, !layout.needsPreparation
      else { return nil }
      if let violation = layout.invariantViolation { return violation }
      let wanted = visibleAttributes().map(\.key).sorted(by: ElementKey.isBehind)
      guard wanted == displayed.orderedKeys else {
        return "visible are \(displayed.orderedKeys.map(\.indexPath)), the layout has "
          + "\(wanted.map(\.indexPath))"
      }
      return nil
    }

    /// The displayed views are ordered by `zIndex`, then by key.
    private var orderViolation: String? {
      guard !displayed.isOrderStale, !displayed.hasViewOutOfOrder else { return nil }
      var copy = displayed
      let wanted = copy.consumeDrawingOrder().map(\.view)
      let members = Set(wanted.map { ObjectIdentifier($0) })
      let actual = host.subviews.filter { members.contains(ObjectIdentifier($0)) }
      return zip(wanted.filter { $0.superview === host }, actual).allSatisfy { $0 === $1 }
        ? nil : "views are out of order"
    }
  }
#endif
