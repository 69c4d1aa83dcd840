/// What has content whose size it hears of before it changes: controllers. Source: Apple,
/// UIContentContainer.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when ``preferredContentSize`` of what lies inside has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of what lies inside when the container has another one, in points.
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
