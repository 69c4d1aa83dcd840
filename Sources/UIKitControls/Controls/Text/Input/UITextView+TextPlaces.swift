extension UITextView {
  var writtenString: String { text }

  /// The frame of the text in the view, in points.
  var textArea: CGRect {
    CGRect(origin: .zero, size: contentSize).inset(by: textContainerInset)
  }

  var textGeometry: TextInputGeometry {
    layoutIfNeeded()
    let container = NSTextContainer(size: textContainer.size)
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.lineBreakMode = textContainer.lineBreakMode
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    let line = CGRect(
      x: origin.x + textContainer.lineFragmentPadding, y: origin.y,
      width: TextInputGeometry.caretWidth,
      height: (font ?? .systemFont(ofSize: 12)).lineHeight)
    if let textKit = drawnTextKit {
      return TextInputGeometry(
        textKit.storage, textKit.manager, in: textContainer, at: origin, emptyLine: line)
    }
    return TextInputGeometry(styledString, in: container, at: origin, emptyLine: line)
  }

  /// The text, with the view's attributes where it has none.
  private var styledString: NSAttributedString {
    (attributedText as NSAttributedString).filled(with: typingAttributes)
  }
}
