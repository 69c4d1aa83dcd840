extension CGMutablePath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.move(to: point.applying(transform)) }
  }

  /// Adds a straight line; without effect if there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.addLine(to: point.applying(transform)) }
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    update { storage in
      for (index, point) in points.enumerated() {
        if index == 0 {
          storage.move(to: point.applying(transform))
        } else {
          storage.addLine(to: point.applying(transform))
        }
      }
    }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    update {
      $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    update { $0.close() }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    update { $0.addRect(rect, transform: transform) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inside `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    update { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a rectangle with elliptical corners, which are limited to half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.addRoundedRect(
        rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }
  }

  /// Adds an arc of a circle; angles are radians, `clockwise` means decreasing angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: transform)
    }
  }

  /// Adds an arc over `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: transform)
    }
  }

  /// Adds a line and an arc that round the corner at `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = storage.currentPoint, transform.isInvertible else { return }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    update {
      $0.addArc(
        from: start, tangent1: tangent1End, tangent2: tangent2End, radius: radius,
        transform: transform)
    }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let steps = path.storage
    update { $0.append(steps, transform: transform) }
  }
}
