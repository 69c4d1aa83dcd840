extension UITextField {
  /// The inset left and right of the text inside a border, in points. Source: nib files. For lines
  /// and bezels it is uncertain.
  private var borderInset: CGFloat { borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7 }
  /// The height of a field with round corners, in points. Source: nib files.
  private static let roundedHeight: CGFloat = 34
  private static let cornerRadius: CGFloat = 5
  /// The gap between a side view and the text, in points. Uncertain.
  private static let sideViewSpacing: CGFloat = 0
  /// The side of the clear button, and its margin from the right edge, in points. Uncertain.
  private static let clearButton: (side: CGFloat, margin: CGFloat) = (19, 5)
  /// The diameter of the clear button's disc, in points. Uncertain.
  private static let clearDisc: CGFloat = 15

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func isVisible(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }

  /// Whether the clear button is visible; the view at the same end takes precedence.
  var showsClearButton: Bool {
    isVisible(clearButtonMode) && hasText && isEnabled
      && !(rightView != nil && isVisible(rightViewMode))
  }

  // MARK: Rectangles

  /// Returns the area of the bounds for the text.
  func contentRect(in bounds: CGRect) -> CGRect {
    let border = borderRect(forBounds: bounds)
    var (low, high) = (border.minX + borderInset, border.maxX - borderInset)
    for (view, mode, rect) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] where view != nil && isVisible(mode) {
      narrow(&low, &high, by: rect, in: bounds)
    }
    if showsClearButton { narrow(&low, &high, by: clearButtonRect(forBounds: bounds), in: bounds) }
    return CGRect(x: low, y: border.minY, width: max(0, high - low), height: border.height)
  }

  private func narrow(
    _ low: inout CGFloat, _ high: inout CGFloat, by rect: CGRect, in bounds: CGRect
  ) {
    if rect.midX < bounds.midX {
      low = max(low, rect.maxX + Self.sideViewSpacing)
    } else {
      high = min(high, rect.minX - Self.sideViewSpacing)
    }
  }

  func sideRect(_ view: UIView?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  func clearRect(in bounds: CGRect) -> CGRect {
    let (side, margin) = Self.clearButton
    return CGRect(
      x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - side,
      y: bounds.midY - side / 2, width: side, height: side)
  }

  var clearSymbolRect: CGRect {
    let rect = clearButtonRect(forBounds: bounds)
    return UIScreen.main.pixelAligned(
      CGRect(
        x: rect.midX - Self.clearDisc / 2, y: rect.midY - Self.clearDisc / 2,
        width: Self.clearDisc, height: Self.clearDisc))
  }

  var naturalSize: CGSize {
    let text = hasText ? displayedText : attributedPlaceholder.map { .attributed($0) } ?? .plain("")
    let scale = pixelScale
    var size = labelText(text, color: .label).size(width: nil, scale: scale)
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    size.height = max(size.height, LabelText.roundedUp(line, scale: scale))
    size.width += 2 * borderInset
    if borderStyle == .roundedRect {
      size.height = max(Self.roundedHeight, size.height + 2 * borderInset)
    } else if borderStyle != .none {
      size.height += 4
    }
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      if let view, isVisible(mode) { size.width += view.bounds.width }
    }
    return size
  }

  /// Returns the baseline of the line: of the text, of the placeholder, or of empty text.
  func lineBaseline(in bounds: CGRect) -> BaselineDistances {
    let rect = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    let content =
      hasText ? displayedText : attributedPlaceholder.map { .attributed($0) } ?? .plain("")
    var line = labelText(content, color: .label)
    if line.isEmpty { line = labelText(.plain(" "), color: .label) }
    let scale = pixelScale
    let baselines = line.placement(in: rect, scale: scale).baselines(scale: scale)
    let baseline = (baselines.first ?? bounds.maxY * scale) / scale
    return BaselineDistances(
      fromTopToFirst: baseline - bounds.minY, fromLastToBottom: bounds.maxY - baseline)
  }

  // MARK: Drawing

  func labelText(_ text: StyledTextSource, color: UIColor) -> LabelText {
    let defaults = TextAttributes(textAttributes(color))
    var styled =
      switch text {
      case .plain(let string): StyledText(string, attributes: defaults)
      case .attributed(let string): StyledText(string, defaults: defaults)
      }
    styled = styled.mapAttributes { attributes in
      attributes.paragraph.lineBreak = .truncateTail
      if isMirrored, attributes.paragraph.alignment == .natural {
        attributes.paragraph.alignment = .right
      }
    }
    var result = LabelText(text: styled)
    result.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if let size = font?.pointSize, size > 0 {
      result.minimumScaleFactor = min(1, minimumFontSize / size)
    }
    return result
  }

  /// Draws a line of text, vertically centred in a rectangle, like labels.
  func draw(_ text: StyledTextSource, color: UIColor, in rect: CGRect) {
    let line = labelText(text, color: color)
    guard !line.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let placement = line.placement(in: rect, scale: context.scale)
    placement.layout.draw(in: context, at: placement.origin)
  }

  func drawBorder(in rect: CGRect) {
    switch borderStyle {
    case .none: (isEnabled ? background : disabledBackground ?? background)?.draw(in: rect)
    case .line: strokeBorder(in: rect, radius: 0, color: .label)
    case .bezel: strokeBorder(in: rect, radius: 0, color: .separator)
    case .roundedRect:
      let fill: UIColor = isEnabled ? Self.fieldBackgroundColor : .quaternarySystemFill
      fill.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: Self.cornerRadius).fill()
      strokeBorder(in: rect, radius: Self.cornerRadius, color: Self.line)
    }
  }

  private func strokeBorder(in rect: CGRect, radius: CGFloat, color: UIColor) {
    let pixel = UIScreen.main.pixel
    let path = UIBezierPath(
      roundedRect: rect.insetBy(dx: pixel / 2, dy: pixel / 2),
      cornerRadius: max(0, radius - pixel / 2))
    path.lineWidth = pixel
    color.setStroke()
    path.stroke()
  }

  /// The background: white; black in the dark appearance is uncertain.
  private static let fieldBackgroundColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0 : 1, alpha: 1)
  }

  /// The border: black at an opacity of a fifth. White in the dark appearance is uncertain.
  private static let line = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
  }
}

// Unsupported: UITextField: clear button · drawn · The clear button's place. · uncertain · test:
//   TextControlTests
