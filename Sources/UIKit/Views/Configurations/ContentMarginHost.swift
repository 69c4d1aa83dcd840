/// A view that says itself how far the content in it keeps off its sides.
@MainActor
protocol ContentMarginHost: UIView {
  /// In points.
  var contentMargins: UIEdgeInsets { get }
}
