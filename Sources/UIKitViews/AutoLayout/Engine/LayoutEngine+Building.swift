import ConstraintSolver

extension LayoutEngine {
  /// Adds everything to the solver: views in their order, then constraints in the order of
  /// activation, then those of contents. This order decides ties.
  ///
  /// - Complexity: that of the solver, and O(*n* log *n*) in the constraints.
  func build() {
    guard let host else { return }
    (needsBuilding, isBuilding, hasForeignParts) = (false, true, false)
    forget()
    var constraints: [NSLayoutConstraint] = []
    repeat {
      members = []
      constraints = []
      Self.buildings += 1
      host.ensuredConstraintState.building = Self.buildings
      collect(from: host, into: &constraints)
    } while crossFrames(constraints)
    // Most views have content constraints for width and height.
    let (unknowns, lengthConstraints) = (4 * (members.count + 1), 2 * members.count)
    solver = ConstraintEngine(
      unknowns: unknowns, constraints: constraints.count + lengthConstraints)
    makeHostItem(host)
    for member in members { _ = item(for: member.ensuredConstraintState) }
    for place in Self.order(of: constraints) { install(constraints[place.index]) }
    (isBuilding, direction) = (false, nil)
    for member in members {
      if let state = member.constraintState, let item = existingItem(of: state) {
        contentDidChange(of: item)
      }
    }
    if isMeasuring { hostItem.map(contentDidChange) }
    wrapping = nil
  }

  /// Counts the builds of all engines.
  private static var buildings = 0

  /// Returns the indices of constraints in the order of activation; those of one holder are already
  /// in order.
  ///
  /// Sorting the constraints themselves would retain them at every comparison, and closures of the
  /// main actor would check for it.
  nonisolated private static func order(
    of constraints: [NSLayoutConstraint]
  ) -> [(activation: Int, index: Int)] {
    var order: [(activation: Int, index: Int)] = []
    order.reserveCapacity(constraints.count)
    var isSorted = true
    for index in constraints.indices {
      let activation = constraints[index].activation
      if let last = order.last, last.activation > activation { isSorted = false }
      order.append((activation, index))
    }
    if !isSorted { order.sort { $0.activation < $1.activation } }
    return order
  }

  /// Discards the built solver and items.
  func forget() {
    guard !isMeasuring else { return discardItems() }
    for constraint in sources.constraints { constraint.token = nil }
    for view in crossedViews {
      view.constraintState?.isCrossedByConstraints = false
      view.constraintState?.engine?.setNeedsBuilding()
    }
    crossedViews = []
    discardItems()
  }

  func discardItems() {
    leaveParticipants()
    (members, wrapping, measuredTokens, hostItem) = ([], nil, [:], nil)
    (items, otherItems, sources, itemOfVariable) = ([], [:], ConstraintSources(), [])
    (followers, contentItems, staleContents) = ([], [], [])
    (baselineConstraints, baselineItems, nudges) = ([], [], [])
  }

  private func collect(from view: UIView, into constraints: inout [NSLayoutConstraint]) {
    view.constraintState?.held.append(to: &constraints)
    for subview in view.subviews {
      guard let state = subview.constraintState else { continue }
      if !state.followsFrame {
        state.building = Self.buildings
        members.append(subview)
      } else if !state.isCrossedByConstraints, !isSizedBy(subview, state, in: view) {
        continue
      }
      collect(from: subview, into: &constraints)
    }
  }

  /// Returns whether a view placed by its frame belongs to this engine, because its mask and
  /// descendants determine the size of a view sized by constraints.
  private func isSizedBy(_ subview: UIView, _ state: ConstraintState, in view: UIView) -> Bool {
    guard subview.affectsSuperviewSize, isMeasuring || view !== host else { return false }
    if isMeasuring {
      hasForeignParts = true
    } else {
      noteCrossing(through: subview, state)
    }
    return true
  }

  /// Finds views placed by their frames across which a constraint from outside reaches; returns
  /// whether there are new ones.
  private func crossFrames(_ constraints: [NSLayoutConstraint]) -> Bool {
    let before = crossedViews.count
    let building = Self.buildings
    for constraint in constraints {
      // A visited item has no view placed by its frame between it and its holder.
      let second = constraint.second?.building ?? building
      guard constraint.first?.building != building || second != building else { continue }
      guard let holder = constraint.holder else { continue }
      noteViews(between: constraint.first, and: holder)
      noteViews(between: constraint.second, and: holder)
    }
    return crossedViews.count > before
  }

  private func noteViews(between participant: LayoutParticipant?, and holder: UIView) {
    guard let participant else { return }
    if let view = participant.view {
      // Most items are direct subviews of the holder.
      guard view !== holder, view.superview !== holder else { return }
      noteViews(between: view, and: holder, isGuide: false)
    } else if let view = participant.guide?.owningView, view !== holder {
      noteViews(between: view, and: holder, isGuide: true)
    }
  }

  private func noteViews(between view: UIView, and holder: UIView, isGuide: Bool) {
    var candidate = isGuide ? view : view.superview
    while let current = candidate, current !== holder {
      let state = current.ensuredConstraintState
      if state.followsFrame, !state.isCrossedByConstraints { noteCrossing(through: current, state) }
      candidate = current.superview
    }
  }

  private func noteCrossing(through view: UIView, _ state: ConstraintState) {
    state.isCrossedByConstraints = true
    state.engine?.forget()
    state.engine = nil
    crossedViews.append(view)
  }

  private func makeHostItem(_ host: UIView) {
    let item = LayoutItem(host: host.ensuredConstraintState, in: self)
    hostItem = item
    note(item)
    switch hostSize {
    case .constraints: break
    case .frame:
      follow(.width, of: item, priority: .required)
      follow(.height, of: item, priority: .required)
    case .fitting(_, let horizontal, let vertical):
      follow(.width, of: item, priority: horizontal)
      follow(.height, of: item, priority: vertical)
    }
  }

  /// Returns the item of a view or guide; nil if there is none yet.
  func existingItem(of participant: LayoutParticipant) -> LayoutItem? {
    if let item = participant.item, item.engine == number { return item }
    if let hostItem, hostItem.participant === participant { return hostItem }
    return otherItems.isEmpty ? nil : otherItems[ObjectIdentifier(participant)]
  }

  /// Returns the item of a view or guide, created on first access.
  func item(for participant: LayoutParticipant) -> LayoutItem? {
    if let item = existingItem(of: participant) { return item }
    guard let container = participant.container,
      let outer = self.item(for: container.ensuredConstraintState)
    else { return nil }
    let item = LayoutItem(participant, inside: outer, in: self)
    items.append(item)
    if isMeasuring || participant.item != nil {
      otherItems[ObjectIdentifier(participant)] = item
    } else {
      participant.item = item
    }
    note(item)
    if let view = item.view {
      if view.translatesAutoresizingMaskIntoConstraints {
        if isMeasuring || outer !== hostItem { item.share = view.autoresizingShare }
        for attribute in Self.edges { follow(attribute, of: item, priority: .required) }
      }
    } else if let binding = item.guide?.binding {
      bind(item, binding)
    }
    return item
  }

  private func note(_ item: LayoutItem) {
    note(item, as: item.x)
    note(item, as: item.y)
    note(item, as: item.width)
    note(item, as: item.height)
  }

  private func note(_ item: LayoutItem, as variable: LayoutVariable?) {
    guard let variable else { return }
    let index = Int(variable.index)
    while itemOfVariable.count <= index { itemOfVariable.append(nil) }
    itemOfVariable[index] = item
  }

  private static let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  private func bind(_ item: LayoutItem, _ binding: SystemLayoutGuide.Binding) {
    switch binding {
    case .insets:
      for attribute: NSLayoutConstraint.Attribute in [.left, .top, .right, .bottom] {
        follow(attribute, of: item, priority: .required)
      }
    case .content:
      contentItems.append(item)
      follow(.left, of: item, priority: .required)
      follow(.top, of: item, priority: .required)
    case .visible:
      for attribute in Self.edges { follow(attribute, of: item, priority: .required) }
    }
  }
}
