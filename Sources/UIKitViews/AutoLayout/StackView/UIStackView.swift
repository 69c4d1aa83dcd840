/// Arranges its subviews in a row or column.
///
/// It creates constraints for that, with the identifiers and priorities of UIKit's; its size
/// follows from them and from its views. It draws only its background. A change of the arrangement
/// costs O(*n*) constraints in the next layout pass.
///
/// Source: Apple, UIStackView; the constraints are those printed by real stacks.
@preconcurrency @MainActor
open class UIStackView: UIView, SubviewHost {
  // MARK: Arrangement

  /// The arranged views, in the stack's order, which may differ from the drawing order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis of the stack. Default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The distribution of the views along the axis. Default `.fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The alignment of the views across the axis. Default `.fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { alignmentDidChange() } }
  }
  /// The spacing between views, in points. Default 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether the spacing of a vertical stack is measured between baselines. Default false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views are arranged inside the layout margins. Default false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []
  private var isArranged = false
  private var hasBeenLaidOut = false
  /// Whether each view wrapped its text when they were arranged.
  private var wraps: [Bool] = []
  /// The lengths of the views when they were arranged proportionally.
  private var lengths: [CGFloat] = []

  // MARK: Lifecycle

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    prepare()
    coder.describe(self, as: UIStackView.self)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  private func prepare() {
    subviewHost = self
    // A stack has no layout margins by default.
    explicitLayoutMargins = .sides(.zero)
    layer.isOpaque = false
  }

  // MARK: Arranging

  /// Appends a view to the arrangement, and adds it as a subview if necessary. Constraints then
  /// place it.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index of the arrangement, and adds it as a subview if necessary.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      stop(
        "*** -[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) out of bounds "
          + "(0...\(others.count))", exception: "NSRangeException")
    }
    if view.superview !== self { addSubview(view) }
    let old = arrangedSubviews
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    if !arrangedSubviews.elementsEqual(old, by: ===) { arrangementDidChange() }
  }

  /// Removes a view from the arrangement; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the spacing after a view, in points; `spacingUseDefault` for the stack's own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the spacing after a view that was set, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: UIView

  /// True: a stack requires constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    if !isArranged || lengths != proportionalLengths { arrange() }
    super.updateConstraints()
  }

  package final func isVisibleWhileHiding(_ subview: UIView) -> Bool {
    arrangedSubviews.contains { $0 === subview }
  }

  package final func subviewDidChangeVisibility(_ subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    // As in UIKit, hiding or showing a view in an animation animates the layout; a stack that was
    // never laid out has no previous layout to animate from.
    if hasBeenLaidOut, ImplicitAnimation.current != nil { layoutIfNeeded() }
  }

  package final func subviewDidChangeContent(_ subview: UIView) {
    // Proportional lengths, and which views wrap, depend on the content of the views.
    if wraps != arrangedSubviews.map(\.wrapsContent) { return arrangementDidChange() }
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hasBeenLaidOut = true
  }

  open override var forFirstBaselineLayout: UIView { baselineView(last: false) }
  open override var forLastBaselineLayout: UIView { baselineView(last: true) }

  /// Returns the view with the baseline: the first of a row, the first or last of a column.
  private func baselineView(last: Bool) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let view = axis == .vertical && last ? visible.last : visible.first
    return view.map { last ? $0.forLastBaselineLayout : $0.forFirstBaselineLayout } ?? self
  }

  // MARK: Private

  /// Requests new constraints in the next pass.
  private func arrangementDidChange() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  private func alignmentDidChange() {
    if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      warn(
        "Invalid alignment: vertical UIStackViews do not support baseline alignments; "
          + "leading is used instead.")
    }
    arrangementDidChange()
  }

  /// The lengths for a proportional distribution; empty for others.
  private var proportionalLengths: [CGFloat] {
    distribution == .fillProportionally ? proportionalLengths(of: arrangedSubviews) : []
  }

  /// Returns the intrinsic lengths of views; if no view has one, the lengths that their constraints
  /// require. Source: reference images of natura-cosmeticos/natds-ios, `TabSnapshotTests`.
  func proportionalLengths(of views: [UIView]) -> [CGFloat] {
    let isRow = axis == .horizontal
    let lengths = views.map { isRow ? $0.unwrappedSize.width : $0.unwrappedSize.height }
    guard lengths.allSatisfy({ $0 <= 0 }) else { return lengths }
    return views.map {
      let size =
        $0.sizeByConstraints(
          fitting: UIView.layoutFittingCompressedSize, .fittingSizeLevel, .fittingSizeLevel)
        ?? .zero
      return isRow ? size.width : size.height
    }
  }

  private func arrange() {
    isArranged = true
    lengths = proportionalLengths
    wraps = arrangedSubviews.map(\.wrapsContent)
    NSLayoutConstraint.deactivate(arrangement)
    for spacer in spacers { spacer.owningView = nil }
    var plan = StackArrangement(of: self)
    plan.make()
    (arrangement, spacers) = (plan.constraints, plan.spacers)
    NSLayoutConstraint.activate(arrangement)
  }
}
