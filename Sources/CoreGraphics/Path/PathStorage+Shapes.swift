extension PathStorage {
  /// Whether the filled shape has only horizontal and vertical edges.
  var isRectilinear: Bool {
    var (isRectilinear, start, last) = (true, CGPoint.zero, CGPoint.zero)
    func addLine(to point: CGPoint) {
      if point.x != last.x && point.y != last.y { isRectilinear = false }
      last = point
    }
    forEach { verb, points in
      switch verb {
      case .moveToPoint:
        addLine(to: start)
        start = points[points.startIndex]
        last = start
      case .addLineToPoint: addLine(to: points[points.startIndex])
      case .closeSubpath: addLine(to: start)
      case .addQuadCurveToPoint, .addCurveToPoint: isRectilinear = false
      }
    }
    addLine(to: start)
    return isRectilinear
  }

  /// The distance of a quarter circle's control points from its ends, for radius 1.
  package static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

  /// Adds a rectangle, starting at the origin along the x axis.
  package mutating func addRect(
    _ rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull, rect.isFinite else { return }
    let (low, high) = (
      rect.origin, CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
    )
    move(to: low.applying(transform))
    addLine(to: CGPoint(x: high.x, y: low.y).applying(transform))
    addLine(to: high.applying(transform))
    addLine(to: CGPoint(x: low.x, y: high.y).applying(transform))
    close()
  }

  /// Adds the ellipse inside `rect`, starting at its rightmost point, as four cubic curves.
  package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull, rect.isFinite else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y
    ).concatenating(transform)
    let k = Self.quarterCircle
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(map) }
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    close()
  }

  /// Adds a rectangle with elliptical corners; radii are limited to half a side.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull, rect.isFinite, cornerWidth.isFinite, cornerHeight.isFinite else { return }
    let rect = rect.standardized
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let radius = CGSize(width: rx, height: ry)
    addRoundedRect(
      rect, corners: CornerSizes(all: radius), transform: transform)
  }

  /// The sizes of the four elliptical corners of a rectangle.
  package struct CornerSizes: Equatable, Sendable {
    /// The sizes by the corner's position.
    package var minXMinY: CGSize
    package var maxXMinY: CGSize
    package var maxXMaxY: CGSize
    package var minXMaxY: CGSize

    package init(all size: CGSize) {
      self.init(minXMinY: size, maxXMinY: size, maxXMaxY: size, minXMaxY: size)
    }

    package init(minXMinY: CGSize, maxXMinY: CGSize, maxXMaxY: CGSize, minXMaxY: CGSize) {
      self.minXMinY = minXMinY
      self.maxXMinY = maxXMinY
      self.maxXMaxY = maxXMaxY
      self.minXMaxY = minXMaxY
    }
  }

  /// Adds a rectangle with individual corner sizes, starting after the first corner along the x
  /// axis.
  package mutating func addRoundedRect(
    _ rect: CGRect, corners: CornerSizes, transform: CGAffineTransform = .identity
  ) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let k = 1 - Self.quarterCircle
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }

    var size = corners.minXMinY
    move(to: point(left + size.width, top))
    size = corners.maxXMinY
    addLine(to: point(right - size.width, top))
    if size.width > 0, size.height > 0 {
      addCurve(
        to: point(right, top + size.height), control1: point(right - k * size.width, top),
        control2: point(right, top + k * size.height))
    }
    size = corners.maxXMaxY
    addLine(to: point(right, bottom - size.height))
    if size.width > 0, size.height > 0 {
      addCurve(
        to: point(right - size.width, bottom), control1: point(right, bottom - k * size.height),
        control2: point(right - k * size.width, bottom))
    }
    size = corners.minXMaxY
    addLine(to: point(left + size.width, bottom))
    if size.width > 0, size.height > 0 {
      addCurve(
        to: point(left, bottom - size.height), control1: point(left + k * size.width, bottom),
        control2: point(left, bottom - k * size.height))
    }
    size = corners.minXMinY
    addLine(to: point(left, top + size.height))
    if size.width > 0, size.height > 0 {
      addCurve(
        to: point(left + size.width, top), control1: point(left, top + k * size.height),
        control2: point(left + k * size.width, top))
    }
    close()
  }
}
