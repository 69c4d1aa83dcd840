extension CGContext {
  /// Replaces the current path by its stroked outline, to be filled with the winding rule.
  public func replacePathWithStrokedPath() {
    steps = strokedSteps
  }

  /// Returns whether drawing the current path with `mode` would paint a point in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let pixel = point.applying(state.transform)
    switch mode {
    case .fill: return steps.contains(pixel, using: .winding)
    case .eoFill: return steps.contains(pixel, using: .evenOdd)
    case .stroke: return strokedSteps.contains(pixel, using: .winding)
    case .fillStroke:
      return pathContains(point, mode: .fill) || pathContains(point, mode: .stroke)
    case .eoFillStroke:
      return pathContains(point, mode: .eoFill) || pathContains(point, mode: .stroke)
    }
  }

  /// The stroked outline of the current path, in pixels.
  private var strokedSteps: PathStorage { strokedSteps(along: steps) }

  /// Returns the stroked outline of a path, both in pixels.
  func strokedSteps(along steps: PathStorage) -> PathStorage {
    let transform = state.transform
    guard transform.isUsable, state.lineWidth > 0 else { return PathStorage() }
    // The pen is circular in user space, so that the outline is computed there.
    let tolerance = 0.05 / abs(transform.determinant).squareRoot()
    var path = steps.applying(transform.inverted())
    if !state.dashLengths.isEmpty {
      path = path.dashed(
        phase: state.dashPhase, lengths: state.dashLengths, tolerance: tolerance)
    }
    let style = LineStyle(
      width: state.lineWidth, cap: state.lineCap, join: state.lineJoin,
      miterLimit: state.miterLimit)
    return path.stroked(style, tolerance: tolerance).applying(transform)
  }
}
