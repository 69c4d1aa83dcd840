/// The text of a text view, in the size of the text, inside the scrolling view.
@MainActor
final class TextContentView: UIView {
  /// Draws the text; the current context's origin is the view's.
  var drawText: ((CGContext) -> Void)?
  /// Whether the text view's intrinsic size ignores its width, as constraints require.
  var isUnwrapped = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawText?(context) }
  }
}
