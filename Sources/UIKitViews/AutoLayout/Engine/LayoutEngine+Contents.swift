import ConstraintSolver

extension LayoutEngine {
  /// The maximum number of iterations between the heights and widths of text.
  private static let maximumRoundCount = 10

  /// Reads the sizes of changed contents.
  func refreshContents() {
    for item in staleContents {
      item.isContentStale = false
      item.baselines = nil
      guard let view = item.view else { continue }
      let isHost = item === hostItem
      guard isHost ? isMeasuring : !view.translatesAutoresizingMaskIntoConstraints else { continue }
      if item.wraps != view.wrapsContent {
        item.wraps.toggle()
        wrapping = nil
      }
      item.content.natural = view.unwrappedSize
      item.content.height = item.content.natural.height
      setContentConstraint(.horizontal, item.content.natural.width, of: item, view)
      setContentConstraint(.vertical, item.content.natural.height, of: item, view)
    }
    if !staleContents.isEmpty { refreshBaselines() }
    staleContents = []
  }

  /// Updates the constraints of baselines after contents or sizes have changed.
  private func refreshBaselines() {
    for constraint in baselineConstraints {
      guard let token = token(of: constraint), let lowered = lowered(constraint) else { continue }
      setConstant(lowered.constant, of: token)
    }
  }

  /// Marks the content of a view as changed.
  func contentDidChange(of view: UIView) {
    measuring?.contentDidChange(of: view)
    guard !needsBuilding, let state = view.constraintState, let item = existingItem(of: state)
    else { return setNeedsUpdate() }
    contentDidChange(of: item)
    guard !isDirty else { return }
    guard !isMeasuring, let host, host.canDeferSizing else { return setNeedsUpdate() }
    host.markAncestorsNeedUpdateConstraints()
  }

  /// Requests a new solution if the size of a content marked as changed differs.
  ///
  /// Invalidating an unchanged size requests nothing, so that a view that sets a text in each
  /// layout does not cause endless layouts. Source: Apple, UIView.invalidateIntrinsicContentSize():
  /// the size counts in the next layout pass.
  func updateStaleContents() {
    guard !isDirty, !needsBuilding, !staleContents.isEmpty else { return }
    // A single difference suffices, since the new solution reads the sizes of all.
    let isOther = staleContents.contains { item in
      item.view.map { hasOtherContent(item, $0) } ?? false
    }
    guard !isOther else { return setNeedsUpdate() }
    for item in staleContents { item.isContentStale = false }
    staleContents = []
  }

  /// Returns whether a view's content differs from the solver's values.
  private func hasOtherContent(_ item: LayoutItem, _ view: UIView) -> Bool {
    guard item.wraps == view.wrapsContent, item.content.natural == view.unwrappedSize
    else { return true }
    if item.wraps, wrappedHeight(of: item, view) != item.content.height { return true }
    guard let baselines = item.baselines else { return false }
    return baselines != view.baselines(in: roundedSize(of: item))
  }

  func contentDidChange(of item: LayoutItem) {
    guard !item.isContentStale else { return }
    item.isContentStale = true
    item.placed = nil
    staleContents.append(item)
  }

  /// Removes the constraints of a view's content, because its priorities have changed.
  func contentPrioritiesDidChange(of view: UIView) {
    measuring?.contentPrioritiesDidChange(of: view)
    guard !needsBuilding, let item = view.constraintState.flatMap(existingItem) else { return }
    remove(&item.content.horizontal)
    remove(&item.content.vertical)
    item.isContentWeak = false
    contentDidChange(of: item)
    setNeedsUpdate()
  }

  /// Solves the constraints, wraps text to the resulting widths until its heights no longer change,
  /// and updates the baselines at these sizes.
  func solve() {
    solver.solve()
    let texts = wrapping ?? wrappingItems
    wrapping = texts
    guard !texts.isEmpty || !baselineItems.isEmpty else { return }
    for _ in 0..<Self.maximumRoundCount {
      var isSettled = true
      for text in texts where wrap(text.item, text.view) { isSettled = false }
      guard !isSettled || moveBaselines() else { return }
      solver.solve()
    }
  }

  /// Updates the baselines for the solved sizes; returns whether any has moved.
  ///
  /// Text that is centred in a larger height, or shrinks to a smaller width, has other baselines.
  /// That UIKit counts them this way is uncertain.
  private func moveBaselines() -> Bool {
    var haveMoved = false
    for item in baselineItems {
      guard let view = item.view else { continue }
      let old = item.baselines ?? view.baselines(in: nil)
      let new = view.baselines(in: roundedSize(of: item))
      item.baselines = new
      if new != old { haveMoved = true }
    }
    if haveMoved { refreshBaselines() }
    return haveMoved
  }

  private var wrappingItems: [(item: LayoutItem, view: UIView)] {
    var items: [(item: LayoutItem, view: UIView)] = []
    func add(_ view: UIView) {
      guard view.wrapsContent, let state = view.constraintState,
        let item = existingItem(of: state)
      else { return }
      items.append((item, view))
    }
    for member in members { add(member) }
    if isMeasuring, let host { add(host) }
    return items
  }

  /// Sets the height of an item's text for its width; returns whether it has changed.
  private func wrap(_ item: LayoutItem, _ view: UIView) -> Bool {
    let height = wrappedHeight(of: item, view)
    guard height != item.content.height else { return false }
    item.content.height = height
    setContentConstraint(.vertical, height, of: item, view)
    return true
  }

  /// Returns the height of an item's text for the solved width.
  private func wrappedHeight(of item: LayoutItem, _ view: UIView) -> CGFloat {
    let width = roundedSize(of: item).width
    let natural = item.content.natural
    guard width < natural.width, let text = view.textMetrics else { return natural.height }
    return text.contentSize(wrappedTo: width).height
  }

  private func setContentConstraint(
    _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, of item: LayoutItem, _ view: UIView
  ) {
    var constraints = item.content[axis]
    if length < 0 {
      remove(&constraints)
    } else {
      item.isMentioned = true
      if constraints.isNone {
        constraints = addContentConstraints(axis, length, of: item, view)
      } else {
        if let token = constraints.first { setConstant(-length, of: token) }
        if let token = constraints.second { setConstant(-length, of: token) }
      }
    }
    item.content[axis] = constraints
  }

  private func addContentConstraints(
    _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, of item: LayoutItem, _ view: UIView
  ) -> LayoutItem.LengthConstraints {
    let most = item.isContentWeak ? Self.brokenPriority : UILayoutPriority.required.rawValue
    let hugging = min(most, view.contentHuggingPriority(for: axis).rawValue)
    let resistance = min(most, view.contentCompressionResistancePriority(for: axis).rawValue)
    let required = UILayoutPriority.required.rawValue
    var linear = LinearConstraint(
      [LinearTerm(axis == .horizontal ? item.width : item.height)], constant: -length, .equal,
      priority: hugging)
    if hugging < required && resistance < required {
      linear.priorityBelow = resistance
      return LayoutItem.LengthConstraints(first: add(linear, .content(item, axis, .equal)))
    }
    linear.relation = .lessThanOrEqual
    let atMost = add(linear, .content(item, axis, .lessThanOrEqual))
    linear.relation = .greaterThanOrEqual
    linear.priority = resistance
    return LayoutItem.LengthConstraints(
      first: atMost, second: add(linear, .content(item, axis, .greaterThanOrEqual)))
  }

  /// Replaces the required constraints of a content by optional ones.
  func weakenContent(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    guard let view = item.view else { return }
    let length = axis == .horizontal ? item.content.natural.width : item.content.height
    item.isContentWeak = true
    remove(&item.content[axis])
    item.content[axis] = addContentConstraints(axis, length, of: item, view)
  }

  private func remove(_ constraints: inout LayoutItem.LengthConstraints) {
    for case let token? in [constraints.first, constraints.second] {
      sources[token] = nil
      solver.remove(token)
    }
    constraints = LayoutItem.LengthConstraints()
  }
}

extension UIView {
  /// Whether constraints are updated before the next layout of the view: no superview is being laid
  /// out, or the view itself is.
  fileprivate var canDeferSizing: Bool {
    if layer.isPlacingSublayers { return true }
    var view = superview
    while let current = view {
      if current.layer.isPlacingSublayers { return false }
      view = current.superview
    }
    return true
  }
}
