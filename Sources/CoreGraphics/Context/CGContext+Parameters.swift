extension CGContext {
  // MARK: Colours

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of fills by four inks.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the colour of lines by four inks.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The colours that `setFillColor` and `setStrokeColor` set.
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }

  // MARK: Compositing

  /// Sets the opacity that multiplies everything drawn; clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = RGBA.clamped(alpha) }

  /// Sets how painted colours meet what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smoothed; on by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Allows or forbids smoothing for the whole context, saved states included.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// How carefully images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Where a repeated pattern starts, in units of the base space.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  // MARK: Lines

  /// Sets the width of lines in units of user space; 0 draws nothing, negative numbers are ignored.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    state.lineWidth = width
  }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets from which ratio of mitre length to line width on corners are cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite, limit > 0 else { return }
    state.miterLimit = limit
  }

  /// Draws lines as dashes: lengths of ink and gap in turn, starting `phase` into the pattern.
  ///
  /// An empty list draws whole lines; a list with a negative number or without a positive one is
  /// ignored.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }),
      lengths.isEmpty || lengths.contains(where: { $0 > 0 })
    else { return }
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// Accepted for source compatibility; curves are always smooth to a twentieth of a pixel.
  public func setFlatness(_ flatness: CGFloat) {}
}
