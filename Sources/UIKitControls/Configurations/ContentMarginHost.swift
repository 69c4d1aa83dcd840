/// A view that determines the margins of its content.
@preconcurrency @MainActor
package protocol ContentMarginHost: UIView {
  /// The margins, in points.
  var contentMargins: UIEdgeInsets { get }
}
