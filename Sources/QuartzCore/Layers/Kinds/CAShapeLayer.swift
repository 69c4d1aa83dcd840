/// A layer that fills and strokes a path, in its own points, behind its sublayers.
///
/// The path is drawn again for any scale or rotation of the layer, and may extend outside of the
/// bounds. `path` (between paths of the same elements), `fillColor`, `strokeColor`, `lineWidth`,
/// `miterLimit`, `lineDashPhase`, `strokeStart` and `strokeEnd` can be animated.
///
/// Source: Apple, CAShapeLayer.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, in points of the layer. Default nil, nothing.
  open var path: CGPath?
  /// The fill colour. Default opaque black; nil for no fill.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didChange("fillColor", from: oldValue, to: fillColor, isAdditive: false) }
  }
  /// The fill rule. Default `.nonZero`.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line. Default nil, no line.
  open var strokeColor: CGColor? {
    didSet { didChange("strokeColor", from: oldValue, to: strokeColor, isAdditive: false) }
  }
  /// The start of the line, as a fraction of the path's length. Default 0.
  open var strokeStart: CGFloat = 0 {
    didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// The end of the line, as a fraction of the path's length. Default 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }
  /// The width of the line, in points. Default 1.
  open var lineWidth: CGFloat = 1 {
    didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// The maximum length of a mitre in line widths, beyond which it is bevelled. Default 10.
  open var miterLimit: CGFloat = 10 {
    didSet { didChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  /// The shape of the line's ends. Default `.butt`.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners. Default `.miter`.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset of the line's start in the dash pattern, in points. Default 0.
  open var lineDashPhase: CGFloat = 0 {
    didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }
  /// The alternating lengths of dashes and gaps, in points. Default nil, a solid line.
  open var lineDashPattern: [NSNumber]?

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a copy of another layer's appearance, geometry and path.
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

  /// Creates a layer without a path: archives are not supported.
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
