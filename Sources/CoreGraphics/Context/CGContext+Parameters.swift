extension CGContext {
  // MARK: Colors

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill colour in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the fill colour in CMYK.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the stroke colour in CMYK.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The fill and stroke colours.
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }

  // MARK: Compositing

  /// Sets the global alpha, clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = RGBA.clamped(alpha) }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are antialiased; on by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether antialiasing is allowed; not part of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// The quality of image scaling.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets the origin of patterns, in units of the base space.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  // MARK: Lines

  /// Sets the line width in user space; 0 draws nothing, and negative numbers are ignored.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    state.lineWidth = width
  }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the ratio of mitre length to line width above which corners are bevelled.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite, limit > 0 else { return }
    state.miterLimit = limit
  }

  /// Sets the dash pattern: alternating lengths of dashes and gaps, and a start offset.
  ///
  /// Empty lengths result in solid lines; lengths with a negative number or without a positive one
  /// are ignored.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }),
      lengths.isEmpty || lengths.contains(where: { $0 > 0 })
    else { return }
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// Sets how accurately curves are filled and clipped: lines replace them, which deviate by at
  /// most a fifth of `flatness` pixels. Values of zero and less are ignored. Source: Apple,
  /// CGContext.setFlatness(_:); measurements of iOS's images.
  public func setFlatness(_ flatness: CGFloat) {
    guard flatness > 0 else { return }
    state.flatness = min(flatness, 100)
  }
}

// Unsupported: CGContext.setFlatness(_:) · drawn · Strokes are always accurate to a twentieth of a
//   pixel. · test: FlatnessTests
