/// A layer that fills and strokes a path, in its own points, under its sublayers.
///
/// The path is drawn anew at whatever scale or turn the layer is seen, and may reach outside the
/// bounds. Animatable are `path` (between paths of the same steps), `fillColor`, `strokeColor`,
/// `lineWidth`, `miterLimit`, `lineDashPhase`, `strokeStart` and `strokeEnd`.
///
/// Source: Apple, CAShapeLayer.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The outline, in points of the layer. Default nil, nothing.
  open var path: CGPath?
  /// The colour inside. Default opaque black; nil does not fill.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didChange("fillColor", from: oldValue, to: fillColor, isAdditive: false) }
  }
  /// What counts as inside. Default `.nonZero`.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line. Default nil, no line.
  open var strokeColor: CGColor? {
    didSet { didChange("strokeColor", from: oldValue, to: strokeColor, isAdditive: false) }
  }
  /// Where along the path's length the line begins, 0 to 1. Default 0.
  open var strokeStart: CGFloat = 0 {
    didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// Where along the path's length the line ends, 0 to 1. Default 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }
  /// The width of the line, in points. Default 1.
  open var lineWidth: CGFloat = 1 {
    didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// How many line widths a mitre may be long before it is cut to a bevel. Default 10.
  open var miterLimit: CGFloat = 10 {
    didSet { didChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  /// How the line ends. Default `.butt`.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line turns corners. Default `.miter`.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the pattern of dashes the line begins, in points. Default 0.
  open var lineDashPhase: CGFloat = 0 {
    didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }
  /// The lengths of dashes and gaps by turns, in points. Default nil, a solid line.
  open var lineDashPattern: [NSNumber]?

  /// A layer without a path.
  public override init() { super.init() }

  /// A copy of another layer's appearance, geometry and path.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (
      other.strokeColor, other.strokeStart, other.strokeEnd
    )
    (lineWidth, miterLimit, lineCap) = (other.lineWidth, other.miterLimit, other.lineCap)
    (lineJoin, lineDashPhase) = (other.lineJoin, other.lineDashPhase)
    lineDashPattern = other.lineDashPattern
  }

  /// Archives are not read here: a layer without a path.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Paint

  override var contentsReachOutside: Bool { path != nil }

  override var contentsPartCount: Int {
    super.contentsPartCount + (fillPaint == nil ? 0 : 1) + (linePaint == nil ? 0 : 1)
  }

  override func paintContents(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    super.paintContents(into: &list, shape, alpha: alpha)
    for paint in [fillPaint, linePaint] {
      guard let paint else { continue }
      let box = paint.bounds.applying(shape.toDevice).insetBy(dx: -1, dy: -1)
      list.add(.custom(paint, shape.toDevice, alpha: alpha), box: PixelRect(box))
    }
  }

  private var fillPaint: PathPaint? {
    guard let path, let fillColor, fillColor.alpha > 0 else { return nil }
    return PathPaint(path: path, color: fillColor, kind: .fill(fillRule.rule))
  }

  private var linePaint: PathPaint? {
    guard let path, let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return nil }
    guard let part = path.part(from: strokeStart, to: strokeEnd) else { return nil }
    return PathPaint(
      path: part, color: strokeColor,
      kind: .stroke(
        PathPaint.Line(
          width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit,
          dashPhase: lineDashPhase,
          dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })))
  }

  open override class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "path":
      .init(
        { ($0 as? CAShapeLayer)?.path?.components ?? [] },
        { layer, numbers in
          guard let layer = layer as? CAShapeLayer else { return }
          layer.path = layer.path?.copy(components: numbers)
        })
    case "fillColor": .init(\CAShapeLayer.fillColor)
    case "strokeColor": .init(\CAShapeLayer.strokeColor)
    case "strokeStart": .init(\CAShapeLayer.strokeStart)
    case "strokeEnd": .init(\CAShapeLayer.strokeEnd)
    case "lineWidth": .init(\CAShapeLayer.lineWidth)
    case "miterLimit": .init(\CAShapeLayer.miterLimit)
    case "lineDashPhase": .init(\CAShapeLayer.lineDashPhase)
    default: super.animatedProperty(keyPath)
    }
  }
}
