import CCairo

/// What `saveGState()` saves, apart from the clip, which Cairo keeps.
struct GraphicsState {
  /// From user space to pixels, rows counted downwards.
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
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var patternPhase = CGSize.zero
  /// A clip by an image, in pixels of the target; nil for none.
  var clipMask: Bitmap?
  /// What a recording is clipped to; nil for all of it.
  var recordedClip: PixelRect?

  /// The state a context begins with; `height` in pixels where the origin is at the bottom.
  init(scale: CGFloat, height: CGFloat?) {
    transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: height == nil ? scale : -scale, tx: 0, ty: height ?? 0)
  }
}

/// A shadow in pixels of the target, rows counted downwards.
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
