/// An attribute of a view or guide, from which constraints are created.
///
/// A view or guide has one anchor per attribute. New constraints are not active. Source: Apple,
/// NSLayoutAnchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide; nil when it is gone.
  open var item: AnyObject? { participant?.object }
  let participant: LayoutParticipant?
  let attribute: NSLayoutConstraint.Attribute

  init(_ participant: LayoutParticipant?, _ attribute: NSLayoutConstraint.Attribute) {
    self.participant = participant
    self.attribute = attribute
    super.init()
  }

  deinit { participant?.forgetAnchor(at: Unmanaged.passUnretained(self).toOpaque()) }

  /// The anchor's attribute, for printing.
  open var name: String { attribute.name }

  /// Whether the layout of the anchor's view or guide is ambiguous.
  open var hasAmbiguousLayout: Bool {
    (item as? UIView)?.hasAmbiguousLayout ?? (item as? UILayoutGuide)?.hasAmbiguousLayout ?? false
  }

  /// The constraints that affect the layout of the anchor's view or guide along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let axis: NSLayoutConstraint.Axis =
      attribute.kind == .verticalPosition || attribute == .height ? .vertical : .horizontal
    return (item as? UIView)?.constraintsAffectingLayout(for: axis)
      ?? (item as? UILayoutGuide)?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Returns a constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// Returns a constraint that makes this anchor at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes this anchor at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes this anchor equal to another plus a constant, in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at least another plus a constant, in points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at most another plus a constant, in points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      participant, attribute, relation, anchor.participant, anchor.attribute, multiplier, constant)
  }
}
