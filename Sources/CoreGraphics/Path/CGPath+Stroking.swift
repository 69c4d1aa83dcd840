extension CGPath {
  /// The area that a line along this path covers, moved by `transform` before it is drawn.
  ///
  /// The parts of the result overlap; fill it by winding number. Curves become lines that stray by
  /// less than a thousandth of the width or of a unit, whichever is more.
  /// Source: Apple, CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:).
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

  /// The path cut into dashes: lengths of ink and gap in turn, starting `phase` into the pattern.
  ///
  /// Curves become lines that stray by less than a hundredth of a unit.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = storage.applying(transform)
    return CGPath(storage: path.dashed(phase: phase, lengths: lengths, tolerance: 0.01))
  }
}
