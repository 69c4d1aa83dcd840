import CCairo

/// The state saved by `saveGState()`, except for clips of rectangles, which Cairo saves.
struct GraphicsState {
  /// The transform from user space to pixels, y downwards.
  var transform: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  /// The value set by `setFlatness(_:)`.
  var flatness = Self.defaultFlatness
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var patternPhase = CGSize.zero
  /// The clips other than rectangles; nil for none.
  var clipMask: ClipMask?
  /// The clip of a recording; nil for none.
  var recordedClip: PixelRect?

  /// Creates the initial state; `height` is in pixels for an origin at the bottom, otherwise nil.
  init(scale: CGFloat, height: CGFloat?) {
    transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: height == nil ? scale : -scale, tx: 0, ty: height ?? 0)
  }
}

extension GraphicsState {
  /// The flatness of a new context. Apple documents none. Uncertain: only its product with the
  /// next constant, 0.05 pixel, is measured (between 0.0499 and 0.0502).
  private static let defaultFlatness: CGFloat = 0.25
  /// The tolerance of flatness 1, in pixels. Uncertain: measured for flatness 0.6, between 0.18
  /// and 0.22.
  private static let toleranceOfFlatness: CGFloat = 0.2

  /// The tolerance of a new context, in pixels.
  static let defaultTolerance = defaultFlatness * toleranceOfFlatness

  /// The distance by which lines may deviate from a filled curve, in pixels.
  var tolerance: CGFloat { flatness * Self.toleranceOfFlatness }
}

/// A shadow in pixels of the target, y downwards.
struct Shadow {
  var offset: CGSize
  var blur: GaussianBlur
  var color: CGColor
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
