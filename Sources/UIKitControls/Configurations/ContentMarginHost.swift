/// A view that says itself how far the content in it keeps off its sides.
@MainActor
package protocol ContentMarginHost: UIView {
  /// In points.
  var contentMargins: UIEdgeInsets { get }
}
