extension CGContext {
  /// Clears the current path.
  public func beginPath() {
    steps = PathStorage()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    steps.move(to: point.applying(state.transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    steps.addLine(to: point.applying(state.transform))
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.addQuadCurve(
      to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    steps.close()
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    steps.addRect(rect, transform: state.transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse inside `rect`.
  public func addEllipse(in rect: CGRect) {
    steps.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds an arc of a circle. Angles are radians from the x axis towards the y axis; `clockwise`
  /// means decreasing angles, which appears anticlockwise if y points downwards, as on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    steps.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  /// Adds a line and an arc that round the corner at `tangent1End` between the current point and
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = steps.currentPoint, state.transform.isInvertible else { return }
    steps.addArc(
      from: current.applying(state.transform.inverted()), tangent1: tangent1End,
      tangent2: tangent2End, radius: radius, transform: state.transform)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) {
    steps.append(path.storage, transform: state.transform)
  }

  /// The current path in user space; nil if empty.
  public var path: CGPath? {
    steps.isEmpty ? nil : CGPath(storage: steps.applying(state.transform.inverted()))
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { steps.isEmpty }

  /// The current point in user space; zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    steps.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }

  /// The bounding box of the current path, including control points, in user space.
  public var boundingBoxOfPath: CGRect {
    steps.applying(state.transform.inverted()).controlBounds
  }
}
