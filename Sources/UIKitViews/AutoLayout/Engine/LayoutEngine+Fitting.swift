import ConstraintSolver

extension LayoutEngine {
  /// The size that constraints give a view for a target, in points, rounded to pixels.
  ///
  /// A view that constraints inside it only are about keeps the engine that measured it: measured
  /// again after a change of text, it costs a tenth. Others have an engine for the time being.
  /// Complexity: that of solving the view's constraints, or of what has changed in them.
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
    // Margins and frames may be others, too.
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
