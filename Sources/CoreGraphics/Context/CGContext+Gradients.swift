import CCairo
import CPixels

// Gradients are computed here, for the same bytes on all processors: pixman multiplies and adds in
// one step on 64-bit Arm, after which one pixel in some ten thousand differs by a level.

extension CGContext {
  /// Fills the clip with a gradient from `start` to `end` in user space.
  ///
  /// Does not draw beyond the ends unless `options` specify so. Source: Apple,
  /// CGContext.drawLinearGradient(_:start:end:options:).
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard isInReach(start), isInReach(end), start != end else { return }
    draw(
      GradientFill(
        stops: gradient.edgedStops(options), isRadial: false, start: .init(start, radius: 0),
        end: .init(end, radius: 0)))
  }

  /// Fills the clip with a gradient from one circle to another in user space.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard isInReach(startCenter), isInReach(endCenter),
      isInReach(CGPoint(x: startRadius, y: endRadius)), startRadius >= 0, endRadius >= 0,
      startRadius != endRadius || startCenter != endCenter
    else { return }
    draw(
      GradientFill(
        stops: gradient.edgedStops(options), isRadial: true,
        start: .init(startCenter, radius: startRadius), end: .init(endCenter, radius: endRadius)))
  }

  /// Whether a point is in the range of fixed-point arithmetic.
  private func isInReach(_ point: CGPoint) -> Bool {
    abs(point.x) < 1e9 && abs(point.y) < 1e9
  }

  private func draw(_ fill: GradientFill) {
    let (alpha, inverse) = (Double(state.alpha), state.transform.inverted())
    composite(Drawing(object: { fill.paint(on: $0, alpha: alpha, toUser: inverse) }))
  }
}

extension CGGradient {
  /// Returns the stops, with transparent ones on sides without extension.
  fileprivate func edgedStops(_ options: CGGradientDrawingOptions) -> [cgradient_stop] {
    var result = stops.map { cgradient_stop($0.location, $0.color, $0.color.alpha) }
    guard let first = stops.first, let last = stops.last else { return [] }
    if !options.contains(.drawsBeforeStartLocation) {
      let edge = [0, first.color.alpha].map { cgradient_stop(0, first.color, $0) }
      result.insert(contentsOf: edge, at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      result += [last.color.alpha, 0].map { cgradient_stop(1, last.color, $0) }
    }
    return result
  }
}
