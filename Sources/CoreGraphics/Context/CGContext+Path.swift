extension CGContext {
  /// Forgets the current path and starts an empty one.
  public func beginPath() {
    steps = PathStorage()
  }

  /// Starts a new part at `point`.
  public func move(to point: CGPoint) {
    steps.move(to: point.applying(state.transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    steps.addLine(to: point.applying(state.transform))
  }

  /// Starts at the first point and draws lines through the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.addQuadCurve(
      to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  /// Draws a line back to the start of the current part and ends it.
  public func closePath() {
    steps.close()
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    steps.addRect(rect, transform: state.transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fills `rect`.
  public func addEllipse(in rect: CGRect) {
    steps.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds an arc of a circle; angles in radians from the x axis towards the y axis, `clockwise`
  /// towards smaller angles, which looks anticlockwise where y points down, as on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    steps.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  /// Rounds the corner at `tangent1End`: a line from the current point to where a circle touches
  /// the first side, and the arc to where it touches the side towards `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = steps.currentPoint, state.transform.isInvertible else { return }
    steps.addArc(
      from: current.applying(state.transform.inverted()), tangent1: tangent1End,
      tangent2: tangent2End, radius: radius, transform: state.transform)
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) {
    steps.append(path.storage, transform: state.transform)
  }

  /// The current path in user space; nil when empty.
  public var path: CGPath? {
    steps.isEmpty ? nil : CGPath(storage: steps.applying(state.transform.inverted()))
  }

  /// Whether the path has no element yet.
  public var isPathEmpty: Bool { steps.isEmpty }

  /// Where the next step would start, in user space; zero when the path is empty.
  public var currentPointOfPath: CGPoint {
    steps.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }

  /// The smallest rectangle around the current path, control points included, in user space.
  public var boundingBoxOfPath: CGRect {
    steps.applying(state.transform.inverted()).controlBounds
  }
}
