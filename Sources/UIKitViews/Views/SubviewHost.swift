/// A view that determines margins, traits or layout of its subviews, in ``UIView/subviewHost``.
@preconcurrency @MainActor
package protocol SubviewHost: UIView {
  /// The view as one that scrolls its subviews; nil if it does not.
  var scrollableContent: (any ScrollableContent)? { get }

  /// Returns the default margins of a subview, in points.
  func standardMargins(of subview: UIView) -> UIEdgeInsets
  /// The margins that subviews may preserve, in points.
  var marginsToPreserve: UIEdgeInsets { get }
  /// Returns the part of the safe area that subviews inherit, in points.
  func safeAreaOfSubviews(in insets: UIEdgeInsets) -> UIEdgeInsets

  /// The overrides of the screen's traits for descendants; nil if there are none.
  var traitsOfSubviews: UITraitCollection? { get }

  /// Called when the size of a subview's content may have changed.
  func subviewDidChangeContent(_ subview: UIView)
  /// Called after a subview has been hidden or shown.
  func subviewDidChangeVisibility(_ subview: UIView)
  /// Returns whether a subview that is hidden in an animation stays visible until its end.
  func isVisibleWhileHiding(_ subview: UIView) -> Bool
}

/// What applies to the subviews of other views.
extension SubviewHost {
  package var scrollableContent: (any ScrollableContent)? { nil }
  package func standardMargins(of subview: UIView) -> UIEdgeInsets { UIView.standardMargins }
  package var marginsToPreserve: UIEdgeInsets { layoutMargins }
  package func safeAreaOfSubviews(in insets: UIEdgeInsets) -> UIEdgeInsets { insets }
  package var traitsOfSubviews: UITraitCollection? { traitState?.inEffect }
  package func subviewDidChangeContent(_ subview: UIView) {}
  package func subviewDidChangeVisibility(_ subview: UIView) {}
  package func isVisibleWhileHiding(_ subview: UIView) -> Bool { false }
}

extension UIView {
  /// The view as one that scrolls its content; nil for other views.
  package var scrollContent: (any ScrollableContent)? { subviewHost?.scrollableContent }
}
