/// A rectangle that takes part in layout and draws nothing.
///
/// A view owns it: `addLayoutGuide(_:)`. Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view whose coordinates the guide lies in. Setting it moves the guide there.
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

  /// The rectangle in the owning view's coordinates, in points, as the last layout left it.
  open var layoutFrame: CGRect {
    // UIKit's guides have a place in views without constraints, too.
    let engine = isSystem ? owningView?.ensureEngine() : owningView?.engineOfGuides
    return engine?.frame(of: self) ?? .zero
  }

  /// The constraints that bind the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.engineOfGuides?.constraints(deciding: participant, along: axis) ?? []
  }

  /// Whether more than one rectangle would satisfy the constraints.
  open var hasAmbiguousLayout: Bool {
    owningView?.engineOfGuides?.isAmbiguous(participant) ?? false
  }

  /// The guide as constraints know it.
  package var participant: LayoutParticipant {
    if let knownParticipant { return knownParticipant }
    let new = LayoutParticipant(guide: self)
    knownParticipant = new
    return new
  }

  nonisolated(unsafe) private var knownParticipant: LayoutParticipant?

  /// A guide that no view owns yet.
  public override init() { super.init() }

  /// A guide as an archive describes it. Archives are not read here: without an owner.
  public required init?(coder: NSCoder) { super.init() }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(participant, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(participant, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(participant, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(participant, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(participant, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(participant, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(participant, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(participant, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(participant, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(participant, .centerY) }

  /// The guide's class as logs call it.
  var logClass: String { NSLayoutConstraint.qualifiedName(of: type(of: self)) }

  /// What binds the guide without constraints of the app, where UIKit makes it.
  var binding: SystemLayoutGuide.Binding? { nil }

  private func ownerDidChange(from old: UIView?) {
    participant.mentions.deactivateAll()
    old?.constraintState?.guides.removeAll { $0 === self }
    guard let owningView, !owningView.layoutGuides.contains(where: { $0 === self }) else { return }
    owningView.ensuredConstraintState.guides.append(self)
  }
}
