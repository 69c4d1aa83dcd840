import ConstraintSolver

/// A linear sum of the solver's variables, under construction.
struct LoweredSum {
  var terms: [LinearTerm] = []
  var constant = 0.0

  init() { terms.reserveCapacity(4) }

  mutating func add(_ variable: LayoutVariable?, _ coefficient: Double) {
    if let variable { terms.append(LinearTerm(variable, coefficient)) }
  }
}

extension LayoutEngine {
  /// Returns a constraint in the solver's form; nil if an item has been deallocated.
  ///
  /// If it has leading or trailing attributes and its holder is right-to-left, positions are
  /// counted leftwards, so that constants and inequalities keep their meaning in reading direction.
  func lowered(_ constraint: NSLayoutConstraint, priority: Float? = nil) -> LinearConstraint? {
    guard let holder = constraint.holder ?? host else { return nil }
    let isMirrored = constraint.followsReading && runsLeftwards(holder)
    var sum = LoweredSum()
    guard
      add(
        constraint.firstAttribute, of: constraint.first, times: 1, constraint, holder,
        isMirrored, to: &sum)
    else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard
        add(
          constraint.secondAttribute, of: constraint.second, times: -constraint.multiplier,
          constraint, holder, isMirrored, to: &sum)
      else { return nil }
    }
    return LinearConstraint(
      sum.terms, constant: sum.constant - constraint.constant,
      LinearRelation(rawValue: constraint.relation.rawValue) ?? .equal,
      priority: priority ?? constraint.priority.rawValue)
  }

  /// Returns whether a holder is right-to-left; cached during a build.
  private func runsLeftwards(_ holder: UIView) -> Bool {
    if let direction, direction.holder === holder { return direction.isMirrored }
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isBuilding { direction = (holder, isMirrored) }
    return isMirrored
  }

  /// Adds an attribute times a factor to a sum; returns false if its item has been deallocated.
  ///
  /// The values that both sides share are parameters: a struct with the constraint and its holder
  /// caused reference counting at each access.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of participant: LayoutParticipant?,
    times factor: Double, _ constraint: NSLayoutConstraint, _ holder: UIView, _ isMirrored: Bool,
    to sum: inout LoweredSum
  ) -> Bool {
    guard let participant, !participant.isDeallocated,
      let (item, attribute) = resolve(attribute, of: participant, in: constraint)
    else { return false }
    item.isMentioned = true
    let isFlipped = isMirrored && attribute.kind == .horizontalPosition
    let factor = isFlipped ? -factor : factor
    add(attribute.sided(isMirrored: isMirrored), of: item, times: factor, to: &sum)
    // Positions are counted from the holder, to which a multiplier refers.
    if constraint.multiplier != 1, attribute.kind != .length,
      let holder = holder.constraintState.flatMap(existingItem)
    {
      sum.add(attribute.kind == .horizontalPosition ? holder.x : holder.y, -factor)
    }
    return true
  }

  /// Returns the item and attribute that an attribute represents: margins are attributes of the
  /// margins' guide; a scroll view's edges are those of its content for descendants.
  private func resolve(
    _ attribute: NSLayoutConstraint.Attribute, of participant: LayoutParticipant,
    in constraint: NSLayoutConstraint
  ) -> (LayoutItem, NSLayoutConstraint.Attribute)? {
    let isPlain = attribute.withoutMargins == nil
    // Most attributes are lengths, or edges of other views than the holder.
    if isPlain, !attribute.isEdge || !participant.isView(of: constraint.holderReference) {
      return resolved(participant, attribute)
    }
    if let view = participant.view {
      if let plain = attribute.withoutMargins {
        return resolved(view.layoutMarginsGuide.participant, plain)
      }
      if let content = view.scrollContent?.contentLayoutGuide.participant,
        constraint.first !== constraint.second, constraint.first !== content,
        constraint.second !== content, !constraint.isOwnGuide(of: view)
      {
        return resolved(content, attribute)
      }
    }
    return resolved(participant, attribute.withoutMargins ?? attribute)
  }

  private func resolved(
    _ participant: LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute
  ) -> (LayoutItem, NSLayoutConstraint.Attribute)? {
    guard let item = item(for: participant) else { return nil }
    return (item, attribute)
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, times factor: Double,
    to sum: inout LoweredSum
  ) {
    switch attribute {
    case .width: sum.add(item.width, factor)
    case .height: sum.add(item.height, factor)
    case .right:
      sum.add(item.x, factor)
      sum.add(item.width, factor)
    case .centerX:
      sum.add(item.x, factor)
      sum.add(item.width, factor / 2)
    case .top: sum.add(item.y, factor)
    case .bottom:
      sum.add(item.y, factor)
      sum.add(item.height, factor)
    case .centerY:
      sum.add(item.y, factor)
      sum.add(item.height, factor / 2)
    case .firstBaseline: addFirstBaseline(of: item, times: factor, to: &sum)
    case .lastBaseline: addLastBaseline(of: item, times: factor, to: &sum)
    default: sum.add(item.x, factor)
    }
  }

  /// Adds the first baseline: that of the view named for it, or the view's own, below its top edge.
  private func addFirstBaseline(
    of item: LayoutItem, times factor: Double, to sum: inout LoweredSum
  ) {
    guard let view = item.view else { return sum.add(item.y, factor) }
    let named = view.forFirstBaselineLayout
    if named !== view, let inner = baselineItem(of: named, inside: view) {
      return addFirstBaseline(of: inner, times: factor, to: &sum)
    }
    sum.add(item.y, factor)
    sum.constant += distances(of: item, view).fromTopToFirst * factor
  }

  private func addLastBaseline(
    of item: LayoutItem, times factor: Double, to sum: inout LoweredSum
  ) {
    if let view = item.view {
      let named = view.forLastBaselineLayout
      if named !== view, let inner = baselineItem(of: named, inside: view) {
        return addLastBaseline(of: inner, times: factor, to: &sum)
      }
      sum.constant -= distances(of: item, view).fromLastToBottom * factor
    }
    sum.add(item.y, factor)
    sum.add(item.height, factor)
  }

  /// Returns a view's baselines at the size last solved, or at its content's size.
  private func distances(of item: LayoutItem, _ view: UIView) -> BaselineDistances {
    if !baselineItems.contains(where: { $0 === item }) { baselineItems.append(item) }
    return item.baselines ?? view.baselines(in: nil)
  }

  /// Returns the item of a view named for another's baselines; nil if its frame places it.
  private func baselineItem(of named: UIView, inside view: UIView) -> LayoutItem? {
    guard named.isDescendant(of: view), !named.translatesAutoresizingMaskIntoConstraints else {
      return nil
    }
    return item(for: named.ensuredConstraintState)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint has attributes that depend on the layout direction.
  var followsReading: Bool { firstAttribute.followsReading || secondAttribute.followsReading }

  /// Whether the constraint has a baseline, whose position depends on a text.
  var bindsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Returns whether an item is one of the view's own guides, which are outside its scrolled
  /// content.
  func isOwnGuide(of view: UIView) -> Bool {
    first?.guide?.owningView === view || second?.guide?.owningView === view
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is an edge, with or without margins.
  var isEdge: Bool {
    switch withoutMargins ?? self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// Returns the fixed side of a leading or trailing attribute.
  func sided(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }
}
