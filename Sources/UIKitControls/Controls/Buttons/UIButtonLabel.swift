/// The label of a button, which invalidates the button's size together with its own. It has the
/// name of UIKit's private class, which texts of view hierarchies show.
@MainActor
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
