/// A horizontal line of a view or guide: an edge, a middle or a baseline, from which constraints
/// are made.
///
/// Source: Apple, NSLayoutYAxisAnchor.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance between this line and another, for constraints: `heightAnchor` of the gap.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    DistanceDimension(from: self, to: otherAnchor)
  }

  /// Says that this line comes the system's distance below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Says that this line comes at least the system's distance below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Says that this line comes at most the system's distance below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.below(anchor.item, anchor.attribute, to: item, attribute)
  }
}
