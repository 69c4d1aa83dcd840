import CCairo

/// The state saved by `saveGState()`, except for the clip, which Cairo saves.
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
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var patternPhase = CGSize.zero
  /// The mask of an image clip, in pixels of the target; nil for none.
  var clipMask: Bitmap?
  /// The clip of a recording; nil for none.
  var recordedClip: PixelRect?

  /// Creates the initial state; `height` is in pixels for an origin at the bottom, otherwise nil.
  init(scale: CGFloat, height: CGFloat?) {
    transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: height == nil ? scale : -scale, tx: 0, ty: height ?? 0)
  }
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
