/// The label of a button, which invalidates the button's size together with its own. It has the
/// name of UIKit's private class, which texts of view hierarchies show.
@MainActor
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }

  /// The colour of an attributed title's first character; without one, that of plain titles.
  override var textColor: UIColor! {
    get {
      guard let text = attributedText, text.length > 0 else { return super.textColor }
      return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        ?? super.textColor
    }
    set { super.textColor = newValue }
  }
}
