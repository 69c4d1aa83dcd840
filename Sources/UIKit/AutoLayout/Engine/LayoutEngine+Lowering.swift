import ConstraintSolver

/// A line or length as the solver knows it.
struct LoweredAttribute {
  var terms: [LinearTerm]
  var constant: Double

  static let zero = LoweredAttribute(terms: [], constant: 0)

  mutating func add(_ variable: LayoutVariable?, _ coefficient: Double = 1) {
    if let variable { terms.append(LinearTerm(variable, coefficient)) }
  }

  mutating func subtract(_ other: LoweredAttribute, times factor: Double) {
    for term in other.terms {
      terms.append(LinearTerm(term.variable, -factor * term.coefficient))
    }
    constant -= factor * other.constant
  }
}

extension LayoutEngine {
  /// A constraint as the solver takes it; nil where an item is gone.
  ///
  /// Where it speaks of leading or trailing and its holder runs from right to left, positions count
  /// leftwards: constants and inequalities keep their meaning in reading direction.
  func lowered(_ constraint: NSLayoutConstraint, priority: Float? = nil) -> LinearConstraint? {
    guard let holder = constraint.holder ?? host,
      var left = lowered(constraint.firstAttribute, constraint.firstItem, constraint, holder)
    else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let right = lowered(constraint.secondAttribute, constraint.secondItem, constraint, holder)
      else { return nil }
      left.subtract(right, times: constraint.multiplier)
    }
    return LinearConstraint(
      left.terms, constant: left.constant - constraint.constant,
      LinearRelation(rawValue: constraint.relation.rawValue) ?? .equal,
      priority: priority ?? constraint.priority.rawValue)
  }

  private func lowered(
    _ attribute: NSLayoutConstraint.Attribute, _ object: AnyObject?,
    _ constraint: NSLayoutConstraint, _ holder: UIView
  ) -> LoweredAttribute? {
    guard let object, let (item, attribute) = resolve(attribute, of: object, in: constraint) else {
      return nil
    }
    item.isMentioned = true
    let isMirrored =
      constraint.followsReading && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var lowered = lower(attribute.sided(isMirrored: isMirrored), of: item)
    // Positions count from the holder, so that a multiplier means what it means there.
    if constraint.multiplier != 1, attribute.kind != .length,
      let holder = items[ObjectIdentifier(holder)]
    {
      lowered.add(attribute.kind == .horizontalPosition ? holder.x : holder.y, -1)
    }
    if isMirrored, attribute.kind == .horizontalPosition {
      lowered.terms = lowered.terms.map { LinearTerm($0.variable, -$0.coefficient) }
      lowered.constant = -lowered.constant
    }
    return lowered
  }

  /// The item and plain attribute that an attribute means: margins are those of the margins' guide,
  /// a scroll view's edges are its content's to what lies inside it.
  private func resolve(
    _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject,
    in constraint: NSLayoutConstraint
  ) -> (LayoutItem, NSLayoutConstraint.Attribute)? {
    if let view = object as? UIView {
      if let plain = attribute.withoutMargins {
        return item(for: view.layoutMarginsGuide).map { ($0, plain) }
      }
      if attribute.isEdge, constraint.holder === view, let content = view.contentGuideOfConstraints,
        constraint.firstItem !== constraint.secondItem,
        constraint.firstItem as? UILayoutGuide !== content,
        constraint.secondItem as? UILayoutGuide !== content, !constraint.isOwnGuide(of: view)
      {
        return item(for: content).map { ($0, attribute) }
      }
    }
    return item(for: object).map { ($0, attribute.withoutMargins ?? attribute) }
  }

  private func lower(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem)
    -> LoweredAttribute
  {
    var result = LoweredAttribute.zero
    switch attribute {
    case .width: result.add(item.width)
    case .height: result.add(item.height)
    case .right:
      result.add(item.x)
      result.add(item.width)
    case .centerX:
      result.add(item.x)
      result.add(item.width, 0.5)
    case .top: result.add(item.y)
    case .bottom:
      result.add(item.y)
      result.add(item.height)
    case .centerY:
      result.add(item.y)
      result.add(item.height, 0.5)
    case .firstBaseline: return firstBaseline(of: item)
    case .lastBaseline: return lastBaseline(of: item)
    default: result.add(item.x)
    }
    return result
  }

  /// The first baseline: of the view that a view names for it, else its own, below the top edge.
  private func firstBaseline(of item: LayoutItem) -> LoweredAttribute {
    var result = LoweredAttribute.zero
    guard let view = item.view else {
      result.add(item.y)
      return result
    }
    let named = view.forFirstBaselineLayout
    if named !== view, let inner = baselineItem(of: named, inside: view) {
      return firstBaseline(of: inner)
    }
    result.add(item.y)
    result.constant = distances(of: item, view).fromTopToFirst
    return result
  }

  private func lastBaseline(of item: LayoutItem) -> LoweredAttribute {
    var result = LoweredAttribute.zero
    result.add(item.y)
    result.add(item.height)
    guard let view = item.view else { return result }
    let named = view.forLastBaselineLayout
    if named !== view, let inner = baselineItem(of: named, inside: view) {
      return lastBaseline(of: inner)
    }
    result.constant = -distances(of: item, view).fromLastToBottom
    return result
  }

  /// Where a view's baselines lie, at the size it was solved to last, or at its own.
  private func distances(of item: LayoutItem, _ view: UIView) -> BaselineDistances {
    if !baselineItems.contains(where: { $0 === item }) { baselineItems.append(item) }
    return item.baselines ?? view.baselineDistances(in: nil)
  }

  /// The item of a view that stands for another's baselines; nil where its frame places it.
  private func baselineItem(of named: UIView, inside view: UIView) -> LayoutItem? {
    guard named.isDescendant(of: view), !named.translatesAutoresizingMaskIntoConstraints else {
      return nil
    }
    return item(for: named)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint speaks of edges that change sides with the direction of reading.
  var followsReading: Bool { firstAttribute.followsReading || secondAttribute.followsReading }

  /// Whether the constraint speaks of a baseline, whose place follows from a text.
  var bindsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether the other item is one of the view's own guides, which lie outside what it scrolls.
  func isOwnGuide(of view: UIView) -> Bool {
    [firstItem, secondItem].contains { ($0 as? UILayoutGuide)?.owningView === view }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is an edge, with margins or without.
  var isEdge: Bool {
    switch withoutMargins ?? self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The fixed side that a leading or trailing attribute is.
  func sided(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }
}
