/// A vertical line of a view or guide: an edge or a middle, from which constraints are made.
///
/// Source: Apple, NSLayoutXAxisAnchor.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance between this line and another, for constraints: `widthAnchor` of the gap.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    DistanceDimension(from: self, to: otherAnchor)
  }

  /// Says that this line comes the system's distance after another, in reading direction.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Says that this line comes at least the system's distance after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Says that this line comes at most the system's distance after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }
}
