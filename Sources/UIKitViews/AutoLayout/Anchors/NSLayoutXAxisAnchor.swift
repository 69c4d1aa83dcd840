/// A vertical line of a view or guide: an edge or the centre, from which constraints are created.
///
/// Source: Apple, NSLayoutXAxisAnchor.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this line to another, as a dimension for constraints.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    DistanceDimension(from: self, to: otherAnchor)
  }

  /// Returns a constraint that places this line at the standard spacing after another, in reading
  /// direction.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Returns a constraint that places this line at least at the standard spacing after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }

  /// Returns a constraint that places this line at most at the standard spacing after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: SystemSpacing.betweenSiblings * multiplier)
  }
}
