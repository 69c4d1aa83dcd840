extension CGPath {
  /// Returns the stroked outline of the transformed path.
  ///
  /// The subpaths overlap; fill them with the winding rule. Curves are flattened with a tolerance
  /// of a thousandth of the width or of a unit, whichever is larger. Source: Apple,
  /// CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:).
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth.isFinite, lineWidth > 0, miterLimit.isFinite else { return CGMutablePath() }
    let style = LineStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let path = storage.applying(transform)
    return CGPath(storage: path.stroked(style, tolerance: max(lineWidth, 1) / 1000))
  }

  /// Returns the transformed path divided into dashes; `lengths` alternates dashes and gaps.
  ///
  /// Curves are flattened with a tolerance of a hundredth of a unit.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = storage.applying(transform)
    return CGPath(storage: path.dashed(phase: phase, lengths: lengths, tolerance: 0.01))
  }
}
