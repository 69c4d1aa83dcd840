/// The distances that UIKit calls standard, in points.
///
/// Source: constraints that Interface Builder wrote as standard spacing into public files; for
/// distances between baselines Apple says only that they come from the fonts.
@MainActor
enum SystemSpacing {
  /// Between two views side by side or one below the other.
  static let betweenSiblings: CGFloat = 8
  /// Between a view and the edge of a window or of a controller's root view.
  private static let toRoot: CGFloat = 20

  /// From the edge of a view to what lies inside it, in the visual format language. That a root
  /// view has more than others, and that margins change nothing, is uncertain.
  static func toEdge(of superview: UIView) -> CGFloat {
    superview.viewOwner != nil || superview is UIWindow ? toRoot : betweenSiblings
  }

  /// The distance from a line to one below it: between two baselines the height of a line of the
  /// lower text; uncertain.
  static func below(
    _ upper: AnyObject?, _ upperAttribute: NSLayoutConstraint.Attribute, to lower: AnyObject?,
    _ lowerAttribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    guard upperAttribute.isBaseline, lowerAttribute.isBaseline,
      let height = (lower as? UIView)?.baselineLineHeight
    else { return betweenSiblings }
    return height
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
