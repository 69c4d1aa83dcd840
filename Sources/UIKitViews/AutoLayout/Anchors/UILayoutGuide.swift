/// A rectangle that takes part in the layout and is not drawn.
///
/// A view owns it: `addLayoutGuide(_:)`. Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that owns the guide and whose coordinates it uses. Setting it moves the guide to the
  /// view.
  open var owningView: UIView? {
    get { owner.object }
    set {
      let old = owner.object
      owner.object = newValue
      if newValue !== old { ownerDidChange(from: old) }
    }
  }

  nonisolated(unsafe) private var owner = BackReference<UIView>()

  /// A name for logs and pictures. Default empty.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, in points, at the last layout.
  open var layoutFrame: CGRect {
    // UIKit's guides have a frame in views without constraints, too.
    let engine = isSystem ? owningView?.ensureEngine() : owningView?.engineOfGuides
    return engine?.frame(of: self) ?? .zero
  }

  /// Returns the constraints that affect the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.engineOfGuides?.constraints(deciding: participant, along: axis) ?? []
  }

  /// Whether the constraints allow more than one rectangle.
  open var hasAmbiguousLayout: Bool {
    owningView?.engineOfGuides?.isAmbiguous(participant) ?? false
  }

  /// The representation of the guide in constraints.
  package var participant: LayoutParticipant {
    if let existingParticipant { return existingParticipant }
    let new = LayoutParticipant(guide: self)
    existingParticipant = new
    return new
  }

  nonisolated(unsafe) private var existingParticipant: LayoutParticipant?

  /// Creates a guide without an owner.
  public override init() { super.init() }

  /// Creates a guide without an owner; archives are not decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { participant.xAnchor(.leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { participant.xAnchor(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { participant.xAnchor(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { participant.xAnchor(.right) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { participant.yAnchor(.top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { participant.yAnchor(.bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { participant.dimension(.width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { participant.dimension(.height) }
  /// The anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { participant.xAnchor(.centerX) }
  /// The anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { participant.yAnchor(.centerY) }

  /// The name of the guide's class in logs.
  var logClass: String { NSLayoutConstraint.qualifiedName(of: type(of: self)) }

  /// The relation of a guide of UIKit to its view; nil for other guides.
  var binding: SystemLayoutGuide.Binding? { nil }

  private func ownerDidChange(from old: UIView?) {
    participant.mentions.deactivateAll()
    old?.constraintState?.guides.removeAll { $0 === self }
    guard let owningView, !owningView.layoutGuides.contains(where: { $0 === self }) else { return }
    owningView.ensuredConstraintState.guides.append(self)
  }
}
