/// A text of an alert: plain, or with attributes, which take precedence.
struct AlertText {
  var plain: String?
  var styled: NSAttributedString?

  var isEmpty: Bool { (styled?.string ?? plain ?? "").isEmpty }

  /// Shows the text in the middle of a label with the alert's font and colour.
  @MainActor func show(in label: UILabel) {
    guard let styled else { return label.text = plain }
    label.attributedText = styled
    label.textAlignment = .center
  }
}
