/// A horizontal line of a view or guide: an edge, the centre or a baseline, from which constraints
/// are created.
///
/// Source: Apple, NSLayoutYAxisAnchor.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this line to another, as a dimension for constraints.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    DistanceDimension(from: self, to: otherAnchor)
  }

  /// Returns a constraint that places this line at the standard spacing below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that places this line at least at the standard spacing below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that places this line at most at the standard spacing below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.below(anchor.item, anchor.attribute, to: item, attribute)
  }
}
