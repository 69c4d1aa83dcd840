import ConstraintSolver

extension LayoutEngine {
  /// The size that constraints give a view for a target, in points, rounded to pixels.
  ///
  /// Complexity: that of solving the view's constraints anew, in an engine of its own.
  static func fittingSize(
    of view: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(
      host: view, size: .fitting(target, horizontal: horizontal, vertical: vertical))
    engine.update()
    return engine.hostItem.map(engine.roundedSize) ?? .zero
  }
}
