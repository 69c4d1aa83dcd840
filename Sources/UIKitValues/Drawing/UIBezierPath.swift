/// A path with the parameters to draw it in the current context.
///
/// Source: Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The line width, in units of user space. Default 1.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends. Default butt.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line joins. Default miter.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, in line widths, beyond which it is cut off. Default 10.
  open var miterLimit: CGFloat = 10
  /// How accurately `fill()` draws curves, as by `CGContext.setFlatness(_:)`. Default 0.6. Source:
  /// swift-snapshot-testing's image testUIBezierPath.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule replaces the winding rule; false by default.
  open var usesEvenOddFillRule = false
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  // MARK: Lifecycle

  /// Creates an empty path.
  public override init() {}

  /// Creates a path with the elements of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners, as
  /// `init(roundedRect:byRoundingCorners:cornerRadii:)` with all corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some corners rounded.
  ///
  /// As since iOS 7, a corner is a continuous curve that covers 1.53 radii of each side. If only
  /// the longer sides have room for two of them, the shorter sides are rounded entirely; if no side
  /// has, the path is a capsule. Then the radius matters little. The height of
  /// `cornerRadii` is ignored, as by UIKit. Source: `BezierRoundedRectangle`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    cgPath = BezierRoundedRectangle.path(
      rect, radius: cornerRadii.width, corners: corners.rectangleCorners)
  }

  /// Creates an arc; angles are in radians, `clockwise` as seen with y downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashLengths = dashLengths
    copy.dashPhase = dashPhase
    return copy
  }

  // MARK: Steps

  /// The elements, as an immutable path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a straight line to the start of the subpath.
  open func close() { path.closeSubpath() }

  /// Adds a cubic curve from the current point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc; angles are in radians, `clockwise` as seen with y downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Returns the same shape with its direction reversed.
  open func reversing() -> UIBezierPath {
    guard let copy = copy() as? UIBezierPath else { return self }
    copy.path = CGMutablePath(storage: path.storage.reversed)
    return copy
  }

  // MARK: Queries

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The start of the next line; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The bounding box of all points including control points; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }

  /// Returns whether a point is inside; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets a dash pattern: alternating lengths of dashes and gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Returns the dash pattern set by `setLineDash`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
    pattern?.update(from: dashLengths, count: dashLengths.count)
  }

  // MARK: Drawing

  /// Fills the path with the current context's fill colour.
  open func fill() { fill(with: .normal, alpha: nil) }

  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: blendMode, alpha: Optional(alpha))
  }

  /// Strokes the path with the current context's stroke colour and the path's parameters.
  open func stroke() { stroke(with: .normal, alpha: nil) }

  /// Strokes the path with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(with: blendMode, alpha: Optional(alpha))
  }

  /// Intersects the current context's clipping area with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func fill(with blendMode: CGBlendMode, alpha: CGFloat?) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setFlatness(flatness)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  private func stroke(with blendMode: CGBlendMode, alpha: CGFloat?) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.strokePath()
    }
  }

  /// Keeps the context's own blend mode and alpha if alpha is nil.
  private func draw(
    with blendMode: CGBlendMode, alpha: CGFloat?, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let alpha {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}

extension UIRectCorner {
  fileprivate var rectangleCorners: RectangleCorners {
    var corners: RectangleCorners = []
    if contains(.topLeft) { corners.insert(.minXMinY) }
    if contains(.topRight) { corners.insert(.maxXMinY) }
    if contains(.bottomLeft) { corners.insert(.minXMaxY) }
    if contains(.bottomRight) { corners.insert(.maxXMaxY) }
    return corners
  }
}

// Unsupported: UIBezierPath.flatness · drawn · It affects `fill()` only. · test: FlatnessTests
