extension TextColor {
  package init(_ color: UIColor) {
    let rgba = color.cgColor.rgba
    self.init(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
      alpha: Double(rgba.alpha))
  }
}

extension TextAttributes {
  /// The default attributes of text: black, 12 points, default paragraphs.
  static let stringDefaults = TextAttributes(font: TextFont(size: 12))

  /// Creates attributes and ignores unknown ones and values of the wrong type. `index` is that of
  /// their first character.
  package init(
    _ attributes: [NSAttributedString.Key: Any]?, defaults: TextAttributes = .stringDefaults,
    index: Int = 0
  ) {
    self = defaults
    guard let attributes, !attributes.isEmpty else { return }
    if let font = attributes[.font] as? UIFont { self.font = font.textFont }
    apply(intent: attributes[.inlinePresentationIntent])
    if let color = Self.color(attributes[.foregroundColor]) { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph = style.textStyle }
    if let kern = Self.number(attributes[.kern]) { self.kern = kern }
    if let tracking = Self.number(attributes[.tracking]) { self.tracking = tracking }
    if let offset = Self.number(attributes[.baselineOffset]) { baselineOffset = offset }
    if let color = Self.color(attributes[.backgroundColor]) { background = color }
    if let style = Self.lineStyle(attributes[.underlineStyle]) { underline = style }
    if let color = Self.color(attributes[.underlineColor]) { underlineColor = color }
    if let style = Self.lineStyle(attributes[.strikethroughStyle]) { strikethrough = style }
    if let color = Self.color(attributes[.strikethroughColor]) { strikethroughColor = color }
    if let width = Self.number(attributes[.strokeWidth]), width != 0 {
      stroke = Stroke(width: width, color: Self.color(attributes[.strokeColor]))
    }
    if let shadow = attributes[.shadow] as? NSShadow, let color = Self.color(shadow.shadowColor) {
      self.shadow = Shadow(
        offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: color)
    }
    if attributes[.link] != nil { applyLink() }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      box = attachment.box(in: font, at: index)
    }
  }

  /// The blue of links outside of text views. Uncertain.
  private static let linkColor = TextColor(red: 0, green: 0, blue: 238.0 / 255)

  /// Applies the style of links in labels, which overrides the text's colour and underline. Source:
  /// developers' reports about `UILabel`.
  private mutating func applyLink() {
    color = Self.linkColor
    underline = TextLineStyle(.single)
    underlineColor = nil
  }

  private static func color(_ value: Any?) -> TextColor? {
    (value as? UIColor).map(TextColor.init)
  }

  private static func lineStyle(_ value: Any?) -> TextLineStyle? {
    if let style = value as? NSUnderlineStyle { return style.lineStyle }
    return number(value).flatMap { NSUnderlineStyle(rawValue: Int($0)).lineStyle }
  }

  /// Returns the number in a value of any numeric type; nil unless it is finite and moderate.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { abs($0) < 100_000 ? $0 : nil }
  }
}

extension NSAttributedString: AttributedTextSource {
  package func styledText(defaults: TextAttributes) -> StyledText {
    StyledText(self, defaults: defaults)
  }
}

extension StyledText {
  /// Creates text from an attributed string, with `defaults` for missing attributes.
  package init(_ string: NSAttributedString, defaults: TextAttributes = .stringDefaults) {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append(
        Run(
          length: range.length,
          attributes: TextAttributes(attributes, defaults: defaults, index: range.location)))
    }
    if runs.isEmpty { runs = [Run(length: 0, attributes: defaults)] }
    self.init(string.string, runs: runs)
  }
}
