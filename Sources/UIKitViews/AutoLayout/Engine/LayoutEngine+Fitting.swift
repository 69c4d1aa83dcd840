import ConstraintSolver

extension LayoutEngine {
  /// Returns the size of a view from its constraints for a target size, in points, rounded to
  /// pixels.
  ///
  /// A view whose constraints are all internal keeps the measuring engine: another measurement
  /// after a change of text takes a tenth of the time. Others get a temporary engine. Complexity:
  /// that of solving the view's constraints, or the changed ones.
  static func fittingSize(
    of view: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let size = HostSize.fitting(target, horizontal: horizontal, vertical: vertical)
    guard view.hostsLayout, let engine = view.constraintState?.engine else {
      return LayoutEngine(host: view, size: size).measure()
    }
    let measuring = engine.measuring ?? LayoutEngine(host: view, size: size)
    engine.measuring = measuring
    measuring.setTarget(size)
    return measuring.measure()
  }

  private func measure() -> CGSize {
    update()
    return hostItem.map(roundedSize) ?? .zero
  }

  private func setTarget(_ size: HostSize) {
    if hasForeignParts || !hostSize.hasPriorities(of: size) { setNeedsBuilding() }
    hostSize = size
    // Margins and frames may have changed.
    setNeedsUpdate()
  }
}

extension LayoutEngine.HostSize {
  fileprivate func hasPriorities(of other: Self) -> Bool {
    guard case .fitting(_, let horizontal, let vertical) = self,
      case .fitting(_, let otherHorizontal, let otherVertical) = other
    else { return false }
    return horizontal == otherHorizontal && vertical == otherVertical
  }
}
