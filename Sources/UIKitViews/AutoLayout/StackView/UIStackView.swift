/// Lays its arranged subviews out in a row or column.
///
/// It has constraints of its own for that, of the names and priorities that UIKit's have; its size
/// follows from them and from its views. It draws its background and nothing else. Changing what
/// is arranged costs O(*n*) constraints in the next layout pass.
///
/// Source: Apple, UIStackView; the sets of constraints are those that stacks printed.
@preconcurrency @MainActor
open class UIStackView: UIView {
  // MARK: What is arranged

  /// The views in the stack's order, which need not be the order they are drawn in.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The direction of the row. Default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the stack's length is shared out. Default `.fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// How views lie across the axis. Default `.fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { alignmentDidChange() } }
  }
  /// Between views, in points. Default 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether the spacing of a vertical stack counts from baseline to baseline. Default false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views lie inside the layout margins instead of the edges. Default false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []
  private var isArranged = false
  private var hasBeenLaidOut = false
  /// Which views wrapped their text when they were arranged.
  private var wraps: [Bool] = []
  /// The lengths in whose proportion views were arranged.
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

  /// A stack of views, from left to right, none of them further than its neighbours.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  private func prepare() {
    // A stack arranges nothing inside margins unless told to, and then inside none.
    ownLayoutMargins = .sides(.zero)
    layer.isOpaque = false
  }

  // MARK: Arranging

  /// Adds a view at the end of the row, as a subview where it is none. Constraints place it from
  /// then on.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Puts a view at an index of the row, as a subview where it is none.
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

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Says how far the next view is from one, in points; `spacingUseDefault` for the stack's own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// How far the next view is from one: what was set, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: UIView

  /// True: a stack is nothing without constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    if !isArranged || lengths != proportionalLengths { arrange() }
    super.updateConstraints()
  }

  package override func showsWhileHiding(_ subview: UIView) -> Bool {
    arrangedSubviews.contains { $0 === subview }
  }

  package override func subviewDidChangeVisibility(_ subview: UIView) {
    super.subviewDidChangeVisibility(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    // As in UIKit a view that is hidden or shown in an animation needs no more for that; what
    // was never laid out has no place to come from.
    if hasBeenLaidOut, ImplicitAnimation.current != nil { layoutIfNeeded() }
  }

  @_spi(UIKit) open override func subviewDidChangeContent(_ subview: UIView) {
    super.subviewDidChangeContent(subview)
    // Shares, and which views wrap, depend on what views contain.
    if wraps != arrangedSubviews.map(\.wrapsToLayoutWidth) { return arrangementDidChange() }
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hasBeenLaidOut = true
  }

  open override var forFirstBaselineLayout: UIView { baselineView(last: false) }
  open override var forLastBaselineLayout: UIView { baselineView(last: true) }

  /// A row's baseline is its tallest view's, a column's its first or last view's.
  private func baselineView(last: Bool) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let view = axis == .vertical && last ? visible.last : visible.first
    return view.map { last ? $0.forLastBaselineLayout : $0.forFirstBaselineLayout } ?? self
  }

  // MARK: Private

  /// Has the constraints be made anew in the next pass.
  private func arrangementDidChange() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  private func alignmentDidChange() {
    if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      warn(
        "Invalid alignment: vertical UIStackViews do not support baseline alignments; "
          + "leading is taken instead.")
    }
    arrangementDidChange()
  }

  /// The lengths that shares are in proportion to; none where they are not.
  private var proportionalLengths: [CGFloat] {
    guard distribution == .fillProportionally else { return [] }
    let isRow = axis == .horizontal
    return arrangedSubviews.map {
      isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
    }
  }

  private func arrange() {
    isArranged = true
    lengths = proportionalLengths
    wraps = arrangedSubviews.map(\.wrapsToLayoutWidth)
    NSLayoutConstraint.deactivate(arrangement)
    for spacer in spacers { spacer.owningView = nil }
    var plan = StackArrangement(of: self)
    plan.make()
    (arrangement, spacers) = (plan.constraints, plan.spacers)
    NSLayoutConstraint.activate(arrangement)
  }
}
