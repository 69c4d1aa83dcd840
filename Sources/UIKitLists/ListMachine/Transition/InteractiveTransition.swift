/// A transition from layout to layout that somebody drives by hand.
@MainActor
final class InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The content offsets at the beginning and at the end.
  let start: CGPoint
  let end: CGPoint
  /// The offset that the progress asked for last; content that stands elsewhere was moved by
  /// somebody else.
  var shown: CGPoint

  init(
    _ layout: UICollectionViewTransitionLayout, from start: CGPoint, to end: CGPoint,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.start = start
    self.end = end
    self.completion = completion
    shown = start
  }

  /// The content offset that the progress asks for.
  var offset: CGPoint {
    UIScreen.main.rounded(start.mixed(with: end, layout.progress))
  }
}
