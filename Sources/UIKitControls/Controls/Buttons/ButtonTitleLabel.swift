/// The label of a button, which invalidates the button's size together with its own.
@MainActor
final class ButtonTitleLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
