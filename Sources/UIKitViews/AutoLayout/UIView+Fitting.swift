extension UIView {
  /// The target that asks a view for its smallest size: zero.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target that asks a view for its largest size: 10,000 points either way.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Whether constraints say anything of the view's size or of what lies inside it.
  package var isLaidOutByConstraints: Bool {
    if subviews.contains(where: \.sizesItsSuperview) { return true }
    guard let state = constraintState else { return false }
    return state.engine != nil || !state.held.isEmpty
      || (!state.translatesMask && superview?.engineOfGuides != nil)
  }

  /// The size that constraints give the view for a target, or without any its content.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if let size = sizeByConstraints(fitting: target, horizontal, vertical) { return size }
    let fitting = sizeThatFits(target)
    return CGSize(
      width: horizontal == .required ? target.width : fitting.width,
      height: vertical == .required ? target.height : fitting.height)
  }

  /// The size of the view under its constraints, rounded to pixels; an engine of its own solves
  /// them. Nil without constraints.
  package func sizeByConstraints(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard isLaidOutByConstraints else { return nil }
    updateConstraintsIfNeeded()
    return LayoutEngine.fittingSize(
      of: self, target, horizontal: horizontal, vertical: vertical)
  }
}
