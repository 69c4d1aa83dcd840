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
    guard !dataDetectorTypes.isEmpty, !isEditable else { return nil }
    let links = DetectedLinks.find(dataDetectorTypes, in: text)
    guard !links.isEmpty else { return nil }
    let result = NSMutableAttributedString(attributedString: attributedText)
    for link in links { result.addAttribute(.link, value: link.url, range: link.range) }
    return result
  }

  func columnWidth(in width: CGFloat) -> CGFloat {
    max(
      0,
      width - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding)
  }

  /// Returns the size of the text in points, rounded up to pixels; empty text is one line high.
  func textSize(width: CGFloat?) -> CGSize {
    let layout = TextLayoutCache.shared.layout(displayedText, options: options(width: width))
    let screen = window?.screen ?? .main
    let line = layout.size.height > 0 ? layout.size.height : (font ?? Self.standIn).lineHeight
    return CGSize(width: screen.roundedUp(layout.size.width), height: screen.roundedUp(line))
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

  /// Draws the text from the top inset on; nothing is centred.
  func drawText(in context: CGContext) {
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

  /// Updates the view after a change of text or attributes.
  func contentChanged() {
    textKit?.take(attributedText)
    content.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
