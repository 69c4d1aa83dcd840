/// Computes positions from sizes.
extension GroupSolver {
  /// Sets the positions of a node's descendants.
  func place(_ node: inout Node) {
    guard case .group(let group) = node.item.content,
      case .line(let axis, _) = group.arrangement
    else { return }
    for child in node.children.indices { place(&node.children[child]) }
    let insets = node.item.effectiveInsets
    let inner = insets.inside(CGRect(origin: .zero, size: node.size))
    let share = self.share(of: node, group, axis, in: inner.size.along(axis))
    let gap = group.interItemSpacing.map { spacingLength($0, share) } ?? 0
    var position = inner.origin.along(axis)
    node.origins = node.children.map { child in
      let ends = child.item.edgeSpacing.ends(axis)
      position += ends.before.map { spacingLength($0, share) } ?? 0
      defer {
        position +=
          child.step.along(axis) + (ends.after.map { spacingLength($0, share) } ?? 0) + gap
      }
      return CGPoint(along: axis, position, across: crossPosition(child, axis.other, in: inner))
    }
  }

  /// Returns the share of the remaining space for each flexible spacing along the group.
  private func share(
    of node: Node, _ group: CompositionalGroup, _ axis: FlowAxis, in length: Double
  ) -> Double {
    let gaps = max(0, node.children.count - 1)
    var used = Double(gaps) * group.interItemSpacing.least
    var flexible = group.interItemSpacing.isFlexible ? gaps : 0
    for child in node.children {
      let ends = child.item.edgeSpacing.ends(axis)
      used += ends.before.least + child.step.along(axis) + ends.after.least
      flexible += (ends.before.isFlexible ? 1 : 0) + (ends.after.isFlexible ? 1 : 0)
    }
    return flexible > 0 ? max(0, length - used) / Double(flexible) : 0
  }

  private func spacingLength(_ spacing: CompositionalSpacing, _ share: Double) -> Double {
    spacing.least + (spacing.isFlexible ? share : 0)
  }

  private func crossPosition(_ child: Node, _ axis: FlowAxis, in inner: CGRect) -> Double {
    let ends = child.item.edgeSpacing.ends(axis)
    let used = ends.before.least + child.step.along(axis) + ends.after.least
    let flexible = (ends.before.isFlexible ? 1.0 : 0) + (ends.after.isFlexible ? 1 : 0)
    let share = flexible > 0 ? max(0, inner.size.along(axis) - used) / flexible : 0
    return inner.origin.along(axis) + (ends.before.map { spacingLength($0, share) } ?? 0)
  }

  /// Adds a node's items, in the order of the data, and the views anchored to its groups.
  func flatten(
    _ node: Node, at origin: CGPoint, into solved: inout SolvedGroup,
    _ ordinals: inout [String: Int]
  ) {
    guard case .group = node.item.content else {
      let slot = CGRect(origin: origin, size: node.step)
      return solved.slots.append(
        SolvedGroup.Slot(
          frame: node.item.effectiveInsets.inside(slot), size: node.item.size,
          supplementaries: node.item.supplementaries))
    }
    let insets = node.item.effectiveInsets
    let rect = CGRect(origin: origin, size: node.step)
    for supplementary in node.item.supplementaries {
      let ordinal = ordinals[supplementary.kind, default: 0]
      ordinals[supplementary.kind] = ordinal + 1
      solved.groupSupplementaries.append(
        SolvedGroup.GroupSupplementary(
          supplementary: supplementary, host: insets.inside(rect), ordinal: ordinal,
          firstItem: solved.slots.count))
    }
    for (child, place) in zip(node.children, node.origins) {
      let corner = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      flatten(child, at: corner, into: &solved, &ordinals)
    }
    for item in node.customItems {
      let frame = item.frame.standardized.offsetBy(
        dx: origin.x + insets.leading, dy: origin.y + insets.top)
      solved.slots.append(SolvedGroup.Slot(frame: frame, zIndex: item.zIndex))
    }
  }
}
