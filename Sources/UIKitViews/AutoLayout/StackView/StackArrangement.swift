/// The constraints of a stack view, in UIKit's order and with UIKit's identifiers.
///
/// Source: printed constraints of real stacks. The gaps beside a hidden view in the middle are
/// halved, and one at an end is zero.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  let visible: [UIView]
  let along: StackAxis
  let across: StackAxis
  let alignment: UIStackView.Alignment
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var spacers: [UILayoutGuide] = []

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    let isRow = stack.axis == .horizontal
    along = isRow ? .horizontal : .vertical
    across = isRow ? .vertical : .horizontal
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    alignment = !isRow && isBaseline ? .leading : stack.alignment
  }

  mutating func make() {
    guard !views.isEmpty else { return }
    connectAlong()
    space()
    distribute()
    disambiguateText()
    hide()
    align()
  }

  // MARK: Along the axis

  private mutating func connectAlong() {
    let first: AnyObject = visible.first ?? spacer()
    let last: AnyObject = visible.last ?? first
    // A stack without visible views has no length, regardless of its margins.
    let (leading, trailing) =
      visible.isEmpty
      ? (along.leading, along.trailing) : (canvas(along.leading), canvas(along.trailing))
    add("UISV-canvas-connection", stack, leading, .equal, first, along.leading)
    add("UISV-canvas-connection", stack, trailing, .equal, last, along.trailing)
  }

  private var isSpread: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func space() {
    let relation: NSLayoutConstraint.Relation = isSpread ? .greaterThanOrEqual : .equal
    let isBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (before, after) in zip(views, views.dropFirst()) {
      add(
        "UISV-spacing", after, isBaseline ? .firstBaseline : along.leading, relation, before,
        isBaseline ? .lastBaseline : along.trailing, constant: spacing(before, after))
    }
  }

  private func spacing(_ before: UIView, _ after: UIView) -> CGFloat {
    if let first = visible.first, let last = visible.last, after === first || before === last {
      return 0
    }
    var spacing = stack.customSpacing(after: before)
    if spacing == UIStackView.spacingUseDefault { spacing = stack.spacing }
    if spacing == UIStackView.spacingUseSystem { spacing = SystemSpacing.betweenSiblings }
    let hidden = [before, after].filter(\.isHidden).count
    return spacing - spacing / 2 * CGFloat(hidden)
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalise(visible, along.length, "UISV-fill-equally")
    case .fillProportionally: proportion()
    case .equalSpacing, .equalCentering: spread()
    }
  }

  private mutating func equalise(
    _ items: [AnyObject], _ length: NSLayoutConstraint.Attribute, _ name: String,
    priority: UILayoutPriority = .required
  ) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      add(name, item, length, .equal, first, length, priority: priority)
    }
  }

  private mutating func spread() {
    let isCentering = stack.distribution == .equalCentering
    var gaps: [UILayoutGuide] = []
    for (before, after) in zip(visible, visible.dropFirst()) {
      let gap = spacer()
      gaps.append(gap)
      add(
        "UISV-distributing-edge", gap, along.leading, .equal, before,
        isCentering ? along.center : along.trailing)
      add(
        "UISV-distributing-edge", gap, along.trailing, .equal, after,
        isCentering ? along.center : along.leading)
    }
    equalise(
      gaps, along.length, "UISV-fill-equally",
      priority: isCentering ? StackPriority.equalCentering : .required)
    addLength("UISV-canvas-fit", stack, along.length, priority: StackPriority.canvasFit)
  }

  private mutating func proportion() {
    let lengths = stack.proportionalLengths(of: visible)
    let known = lengths.filter { $0 > 0 }
    guard !known.isEmpty else { return equalise(visible, along.length, "UISV-fill-equally") }
    let total = known.reduce(0, +) + stack.spacing * CGFloat(visible.count - 1)
    let isExact = known.count == 1 && (visible.count == 1 || stack.spacing == 0)
    var priority: Float = isExact ? 1000 : 999
    for (view, length) in zip(visible, lengths) {
      if length > 0 {
        add(
          "UISV-fill-proportionally", view, along.length, .equal, stack, along.length,
          multiplier: length / total, priority: UILayoutPriority(priority))
      } else {
        addLength("UISV-fill-proportionally", view, along.length)
      }
      if priority < 1000 { priority -= 1 }
    }
  }

  /// Gives wrapping texts in a row equal shares, since their widths are otherwise ambiguous. A
  /// single one gets the width that the others leave.
  ///
  /// Source: printed constraints of stacks, for rows with only such texts. Uncertain: that other
  /// views beside several of them keep their lengths. In iOS 11 a single one had an equal share,
  /// too (openradar.appspot.com/39275811).
  private mutating func disambiguateText() {
    let texts = visible.filter(\.wrapsContent)
    guard stack.axis == .horizontal, texts.count > 1 else { return }
    guard stack.distribution != .fillEqually, stack.distribution != .fillProportionally else {
      return
    }
    guard texts.count == visible.count else {
      return equalise(
        texts, .width, "UISV-text-width-disambiguation", priority: StackPriority.textWidth)
    }
    for view in texts {
      add(
        "UISV-text-width-disambiguation", view, .width, .equal, stack, .width,
        multiplier: 1 / CGFloat(visible.count), priority: StackPriority.textWidth)
    }
  }

  private mutating func hide() {
    for view in views where view.isHidden { addLength("UISV-hiding", view, along.length) }
  }

  // MARK: Across the axis

  /// Whether views may end before the stack's edges.
  private var isLooseAtStart: Bool {
    [.trailing, .center, .firstBaseline, .lastBaseline].contains(alignment)
  }

  private var isLooseAtEnd: Bool {
    [.leading, .center, .firstBaseline, .lastBaseline].contains(alignment)
  }

  private mutating func align() {
    for attribute in sharedLines {
      for view in views.dropFirst() {
        add("UISV-alignment", views[0], attribute, .equal, view, attribute)
      }
    }
    let needsSpanner = visible.isEmpty || (views.count > 1 && (isLooseAtStart || isLooseAtEnd))
    let spanner = needsSpanner ? span() : nil
    connectAcross(spanner)
    suppressAmbiguity(isSpanned: spanner != nil)
  }

  private var sharedLines: [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [across.trailing, across.leading]
    case .leading: [across.leading]
    case .trailing: [across.trailing]
    case .center: [across.center]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// Returns a guide around all views.
  private mutating func span() -> UILayoutGuide {
    let spanner = spacer()
    spanner.identifier = "UISV-alignment-spanner"
    addLength("UISV-spanning-fit", spanner, across.length, priority: StackPriority.spanningFit)
    for view in visible {
      add(
        "UISV-spanning-boundary", spanner, across.leading,
        isLooseAtStart ? .lessThanOrEqual : .equal, view, across.leading,
        priority: isLooseAtStart ? .required : StackPriority.boundary)
      add(
        "UISV-spanning-boundary", spanner, across.trailing,
        isLooseAtEnd ? .greaterThanOrEqual : .equal, view, across.trailing,
        priority: isLooseAtEnd ? .required : StackPriority.boundary)
    }
    return spanner
  }

  private mutating func connectAcross(_ spanner: UILayoutGuide?) {
    let first: AnyObject = visible.isEmpty ? spanner ?? views[0] : views[0]
    var (start, end): (AnyObject, AnyObject) = (first, spanner ?? first)
    if let spanner {
      switch alignment {
      case .center, .firstBaseline: (start, end) = (spanner, spanner)
      case .trailing, .lastBaseline: (start, end) = (spanner, first)
      default: break
      }
    }
    add(
      "UISV-canvas-connection", stack, canvas(across.leading),
      spanner == nil && isLooseAtStart ? .lessThanOrEqual : .equal, start, across.leading)
    add(
      "UISV-canvas-connection", stack, canvas(across.trailing),
      isLooseToEnd(spanner) ? .greaterThanOrEqual : .equal, end, across.trailing)
    if alignment == .center {
      add("UISV-canvas-connection", stack, canvas(across.center), .equal, first, across.center)
    }
  }

  private func isLooseToEnd(_ spanner: UILayoutGuide?) -> Bool {
    spanner == nil ? isLooseAtEnd : alignment == .lastBaseline && !visible.isEmpty
  }

  private mutating func suppressAmbiguity(isSpanned: Bool) {
    guard isLooseAtStart || isLooseAtEnd else { return }
    for view in views {
      addLength(
        "UISV-ambiguity-suppression", view, across.length, priority: StackPriority.suppression)
    }
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    let isLoose =
      isSpanned ? isBaseline && !visible.isEmpty : isLooseAtStart || isLooseAtEnd
    if isLoose {
      addLength("UISV-canvas-fit", stack, across.length, priority: StackPriority.canvasFit)
    }
  }

  // MARK: Creating constraints

  /// Returns the stack's attribute that views are bound to: inside its margins, if it arranges
  /// relative to them.
  private func canvas(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    stack.isLayoutMarginsRelativeArrangement ? attribute.withinMargins : attribute
  }

  private mutating func spacer() -> UILayoutGuide {
    let guide = UILayoutGuide()
    stack.addLayoutGuide(guide)
    spacers.append(guide)
    return guide
  }

  private mutating func add(
    _ name: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant,
      priority: priority, origin: .system)
    constraint.identifier = name
    constraints.append(constraint)
  }

  private mutating func addLength(
    _ name: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    add(name, item, attribute, .equal, nil, .notAnAttribute, priority: priority)
  }
}
