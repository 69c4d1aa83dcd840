extension UITextView {
  /// Returns the text with the attributes of links applied.
  private static func linked(
    _ text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let whole = NSRange(location: 0, length: text.length)
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: whole) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for range in links {
      result.removeAttribute(.link, range: range)
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  /// The text with its detected links; nil if detection is off or finds none.
  private var detectedText: NSAttributedString? {
    let links = detectedLinks(in: text)
    guard !links.isEmpty else { return nil }
    let result = NSMutableAttributedString(attributedString: attributedText)
    for link in links { result.addAttribute(.link, value: link.url, range: link.range) }
    return result
  }

  private func detectedLinks(in text: String) -> [DetectedLinks.Link] {
    guard !dataDetectorTypes.isEmpty, !isEditable else { return [] }
    return DetectedLinks.find(dataDetectorTypes, in: text)
  }

  func columnWidth(in width: CGFloat) -> CGFloat {
    max(
      0,
      width - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding)
  }

  /// Returns the size of the text in points, rounded up to pixels; empty text is one line high.
  func textSize(width: CGFloat?) -> CGSize {
    let size = laidOutSize(width: width)
    let screen = window?.screen ?? .main
    let line = size.height > 0 ? size.height : (font ?? Self.standIn).lineHeight
    return CGSize(width: screen.roundedUp(size.width), height: screen.roundedUp(line))
  }

  private func laidOutSize(width: CGFloat?) -> CGSize {
    guard let manager = drawnTextKit?.manager else {
      return TextLayoutCache.shared.layout(displayedText, options: options(width: width)).size
    }
    guard manager.textStorage?.length != 0 else { return .zero }
    let old = textContainer.size
    textContainer.size = CGSize(
      width: width.map { $0 + 2 * textContainer.lineFragmentPadding } ?? .greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude)
    defer { textContainer.size = old }
    return CGSize(
      width: manager.textSize(in: textContainer).width,
      height: manager.usedRect(for: textContainer).maxY)
  }

  private static let standIn = UIFont.systemFont(ofSize: 12)

  private func options(width: CGFloat?) -> TextLayoutOptions {
    var options = TextLayoutOptions(width: width)
    options.maximumLines = max(0, textContainer.maximumNumberOfLines)
    options.overflow = .lastLine
    return options
  }

  private var displayedText: StyledText {
    let defaults = TextAttributes(typingAttributes)
    var text =
      (detectedText ?? written.styled).map {
        StyledText(Self.linked($0, linkTextAttributes), defaults: defaults)
      } ?? StyledText(written.plain, attributes: defaults)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLimited = textContainer.maximumNumberOfLines > 0
    guard isMirrored || isLimited else { return text }
    text = text.mapAttributes { attributes in
      if isMirrored, attributes.paragraph.alignment == .natural {
        attributes.paragraph.alignment = .right
      }
      if isLimited { attributes.paragraph.lineBreak = textContainer.lineBreakMode.textLineBreak }
    }
    return text
  }

  /// Returns the text of a layout manager as the view shows it: with the view's attributes where it
  /// has none, links, and the view's direction.
  func displayed(_ text: NSAttributedString) -> NSAttributedString {
    let found = detectedLinks(in: text.string)
    let filled = NSMutableAttributedString(attributedString: text.filled(with: typingAttributes))
    for link in found { filled.addAttribute(.link, value: link.url, range: link.range) }
    let shown = Self.linked(filled, linkTextAttributes)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return shown }
    return shown.mirrored
  }

  /// Draws the text from the top inset on; nothing is centred.
  func drawText(in context: CGContext) {
    if let manager = drawnTextKit?.manager {
      let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
      let glyphs = manager.glyphRange(for: textContainer)
      manager.drawBackground(forGlyphRange: glyphs, at: origin)
      return manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
    let width = columnWidth(in: content.bounds.width)
    TextLayoutCache.shared.layout(displayedText, options: options(width: width)).draw(
      in: context,
      at: CGPoint(
        x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top))
  }

  func overwrite(_ key: NSAttributedString.Key, with value: Any?) {
    written.overwrite(key, with: value)
    contentChanged()
  }

  /// Updates the view after a change of its container, which may have got a layout manager.
  func containerChanged() {
    if textKit == nil, textContainer.layoutManager != nil { textKit = TextViewStorage(of: self) }
    contentChanged()
  }

  /// Updates the view after a change of text or attributes.
  func contentChanged() {
    textKit?.take(attributedText)
    textKit?.refresh()
    content.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
