/// A rectangle that takes part in layout and draws nothing.
///
/// A view owns it: `addLayoutGuide(_:)`. Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view whose coordinates the guide lies in. Setting it moves the guide there.
  open weak var owningView: UIView? {
    didSet { if owningView !== oldValue { ownerDidChange(from: oldValue) } }
  }

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
    owningView?.engineOfGuides?.constraints(deciding: self, along: axis) ?? []
  }

  /// Whether more than one rectangle would satisfy the constraints.
  open var hasAmbiguousLayout: Bool {
    owningView?.engineOfGuides?.isAmbiguous(self) ?? false
  }

  /// The constraints that mention the guide.
  let mentions = ConstraintList()

  /// A guide that no view owns yet.
  public override init() { super.init() }

  /// A guide as an archive describes it. Archives are not read here: without an owner.
  public required init?(coder: NSCoder) { super.init() }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }

  /// The guide's class as logs call it.
  var logClass: String { NSLayoutConstraint.qualifiedName(of: type(of: self)) }

  /// What binds the guide without constraints of the app, where UIKit makes it.
  var binding: SystemLayoutGuide.Binding? { nil }

  private func ownerDidChange(from old: UIView?) {
    mentions.deactivateAll()
    old?.constraintState?.guides.removeAll { $0 === self }
    guard let owningView, !owningView.layoutGuides.contains(where: { $0 === self }) else { return }
    owningView.ensuredConstraintState.guides.append(self)
  }
}
