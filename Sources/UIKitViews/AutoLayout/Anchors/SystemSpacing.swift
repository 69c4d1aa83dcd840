/// UIKit's standard spacings, in points.
///
/// Source: constraints that Interface Builder wrote as standard spacing into public files; for
/// distances between baselines Apple documents only that they depend on the fonts.
@MainActor
enum SystemSpacing {
  /// The spacing between two sibling views.
  static let betweenSiblings: CGFloat = 8
  /// The spacing between a view and the edge of a window or of a controller's root view.
  private static let toRoot: CGFloat = 20

  /// Returns the spacing from the edge of a view to its subviews, in the visual format language.
  /// Uncertain: a root view has a larger spacing, and margins have no influence.
  static func toEdge(of superview: UIView) -> CGFloat {
    superview.viewOwner != nil || superview is UIWindow ? toRoot : betweenSiblings
  }

  /// Returns the spacing between two lines: between two baselines the line height of the lower
  /// text; uncertain.
  static func below(
    _ upper: AnyObject?, _ upperAttribute: NSLayoutConstraint.Attribute, to lower: AnyObject?,
    _ lowerAttribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    guard upperAttribute.isBaseline, lowerAttribute.isBaseline,
      let height = (lower as? UIView)?.textMetrics?.baselineLineHeight
    else { return betweenSiblings }
    return height
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
