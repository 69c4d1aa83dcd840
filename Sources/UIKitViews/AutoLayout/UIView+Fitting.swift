extension UIView {
  /// The target size for the smallest size of a view: zero.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target size for the largest size of a view: 10,000 points in each dimension.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Whether constraints affect the view's size or its descendants.
  package var isLaidOutByConstraints: Bool {
    if let state = constraintState,
      state.engine != nil || !state.held.isEmpty
        || (!state.translatesMask && superview?.engineOfGuides != nil)
    {
      return true
    }
    return subviews.contains(where: \.affectsSuperviewSize)
  }

  /// Returns the size of the view for a target of low priority.
  func fittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size of the view for a target from its constraints, or, without
  /// constraints, from its content.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if let size = sizeByConstraints(fitting: target, horizontal, vertical) { return size }
    let fitting = sizeThatFits(target)
    return CGSize(
      width: horizontal == .required ? target.width : fitting.width,
      height: vertical == .required ? target.height : fitting.height)
  }

  /// Returns the size of the view for a target from its constraints, rounded to pixels; an engine
  /// of its own solves them. Nil without constraints.
  package func sizeByConstraints(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard isLaidOutByConstraints else { return nil }
    updateConstraintsIfNeeded()
    return LayoutEngine.fittingSize(
      of: self, target, horizontal: horizontal, vertical: vertical)
  }
}
