/// The subitems of a group that form a line.
struct GroupLine {
  typealias Node = GroupSolver.Node

  let solver: GroupSolver
  let group: CompositionalGroup
  let axis: FlowAxis
  let repetition: CompositionalGroup.Repetition
  /// Whether the group's length depends on its subitems; estimates then determine their number.
  let isOpenEnded: Bool

  private var gap: Double { group.interItemSpacing.least }

  /// Returns the subitems in the group; empty if none fits.
  func children(in inner: CGSize, from first: Int) throws(CompositionalProblem) -> [Node] {
    guard let subitem = group.subitems.first else { return [] }
    let children: [Node]
    switch repetition {
    case .cycling:
      children = try cycling(in: inner, from: first)
    case .repeating(let count):
      children = try copies(of: subitem, count, in: inner, from: first, length: nil)
    case .equal(let count):
      let room = inner.along(axis) - Double(max(0, count - 1)) * gap
      guard room > 0, count > 0 else { return [] }
      let isMeasured = isOpenEnded && subitem.size.along(axis).isEstimated
      children = try copies(
        of: subitem, count, in: inner.with(room, along: axis), from: first,
        length: isMeasured ? nil : room / Double(count))
    }
    return try equalized(children, in: inner)
  }

  private func copies(
    of subitem: CompositionalItem, _ count: Int, in inner: CGSize, from first: Int,
    length: Double?
  ) throws(CompositionalProblem) -> [Node] {
    var (children, next): ([Node], Int) = ([], first)
    let most = CompositionalRules.maximumSlotCount
    for _ in 0..<min(max(0, count), most) where next - first < most {
      let child = try solver.node(
        subitem, in: inner, from: next, forced: GroupSolver.Forced(length, along: axis))
      guard child.hasValidSize else { return [] }
      children.append(child)
      next += child.slotCount
    }
    return children
  }

  private func cycling(in inner: CGSize, from first: Int) throws(CompositionalProblem) -> [Node] {
    var (children, next, used): ([Node], Int, Double) = ([], first, 0)
    let length = inner.along(axis) + CompositionalRules.fitTolerance
    while next - first < CompositionalRules.maximumSlotCount {
      let subitem = group.subitems[children.count % group.subitems.count]
      let child = try solver.node(subitem, in: inner, from: next, forced: .init())
      guard child.hasValidSize else { return [] }
      let isInFirstTurn = isOpenEnded && children.count < group.subitems.count
      used +=
        (children.isEmpty ? 0 : gap) + reservedLength(of: child, estimated: isOpenEnded, in: inner)
      guard used <= length || isInFirstTurn else { break }
      children.append(child)
      next += child.slotCount
      // Subitems without length with a negative spacing would repeat endlessly.
      if used <= 0 { break }
    }
    return children
  }

  /// Returns the length of a subitem along the line, including its edge spacing.
  private func reservedLength(of child: Node, estimated: Bool = false, in inner: CGSize = .zero)
    -> Double
  {
    let ends = child.item.edgeSpacing.ends(axis)
    let length =
      estimated
      ? solver.reduced(child.item.size.size(in: inner)).along(axis) : child.step.along(axis)
    return ends.before.least + length + ends.after.least
  }

  // MARK: Lengths

  /// Returns the length of a line of subitems. Slots without an item count only if no slot has one.
  func length(_ children: [Node]) -> Double {
    let real = present(children)
    return real.reduce(0) { $0 + reservedLength(of: $1) } + Double(max(0, real.count - 1)) * gap
  }

  /// Returns the maximum length of the subitems across the line.
  func cross(_ children: [Node]) -> Double {
    present(children).map(availableCrossLength).max() ?? 0
  }

  /// Returns that length for the subitems that do not depend on the group's length; nil for none.
  func independentCross(_ children: [Node]) -> Double? {
    present(children).filter { !$0.item.size.depends(on: axis.other) }.map(availableCrossLength)
      .max()
  }

  private func availableCrossLength(_ child: Node) -> Double {
    let ends = child.item.edgeSpacing.ends(axis.other)
    return ends.before.least + child.step.along(axis.other) + ends.after.least
  }

  private func present(_ children: [Node]) -> [Node] {
    let real = children.filter { $0.firstItem < solver.count }
    return real.isEmpty ? children : real
  }

  // MARK: Siblings of one length

  /// Returns the subitems with uniform dimensions replaced by their maximum, along either axis.
  private func equalized(_ children: [Node], in inner: CGSize) throws(CompositionalProblem)
    -> [Node]
  {
    let width = longest(children, .horizontal)
    let height = longest(children, .vertical)
    guard width != nil || height != nil else { return children }
    var equalized: [Node] = []
    for child in children {
      let size = child.item.size
      let forced = GroupSolver.Forced(
        width: size.width.isUniform ? width : nil, height: size.height.isUniform ? height : nil)
      equalized.append(
        try solver.node(child.item, in: inner, from: child.firstItem, forced: forced))
    }
    return equalized
  }

  private func longest(_ children: [Node], _ axis: FlowAxis) -> Double? {
    present(children).filter { $0.item.size.along(axis).isUniform }
      .map { $0.size.along(axis) }.max()
  }
}

extension GroupSolver.Node {
  /// Whether the subitem has a valid size; an empty size is valid if it was measured.
  fileprivate var hasValidSize: Bool {
    let isEmpty = size.width <= 0 || size.height <= 0
    return (!isEmpty || isMeasured) && size.width.isFinite && size.height.isFinite
  }
}
