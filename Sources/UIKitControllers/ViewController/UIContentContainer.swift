/// A container that is notified before its size changes: controllers and presentation controllers.
/// Source: Apple, UIContentContainer.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called after a child's ``preferredContentSize`` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when a child's size by its constraints has changed. Never called.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child for a size of the container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIContentContainer {
  /// Does nothing.
  public func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
}
