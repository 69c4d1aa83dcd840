/// An interactive transition between two layouts.
@MainActor
final class InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The content offsets at the start and the end.
  let start: CGPoint
  let end: CGPoint
  /// The offset set by the last progress; at another offset, something else has scrolled.
  var currentOffset: CGPoint

  init(
    _ layout: UICollectionViewTransitionLayout, from start: CGPoint, to end: CGPoint,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.start = start
    self.end = end
    self.completion = completion
    currentOffset = start
  }

  /// The content offset for the current progress.
  var offset: CGPoint {
    UIScreen.main.rounded(start.mixed(with: end, layout.progress))
  }
}
