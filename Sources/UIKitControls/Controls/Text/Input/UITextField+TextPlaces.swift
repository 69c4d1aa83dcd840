extension UITextField {
  var writtenString: String { text ?? "" }

  /// The frame of the text in the field, in points.
  var textArea: CGRect { editingRect(forBounds: bounds) }

  var textGeometry: TextInputGeometry {
    let area = textArea
    let container = NSTextContainer(
      size: CGSize(width: area.width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight
    let top = UIScreen.main.pixelAligned(
      CGRect(x: area.minX, y: area.midY - height / 2, width: 0, height: height)
    ).minY
    return TextInputGeometry(
      styledString, in: container, at: CGPoint(x: area.minX, y: top),
      emptyLine: CGRect(
        x: emptyX(in: area), y: top, width: TextInputGeometry.caretWidth, height: height))
  }

  /// The displayed text, with the field's attributes where it has none.
  private var styledString: NSAttributedString {
    let attributes = textAttributes(textColor ?? .label)
    if isSecureTextEntry {
      return NSAttributedString(string: bullets, attributes: attributes)
    }
    return (attributedText ?? NSAttributedString(string: "")).filled(with: attributes)
  }

  private func emptyX(in area: CGRect) -> CGFloat {
    switch textAlignment {
    case .center: area.midX - TextInputGeometry.caretWidth / 2
    case .right: area.maxX - TextInputGeometry.caretWidth
    default: isMirrored ? area.maxX - TextInputGeometry.caretWidth : area.minX
    }
  }
}
