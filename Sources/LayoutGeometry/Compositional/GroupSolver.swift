/// Solves one outermost group: first sizes, then positions.
///
/// A repeated group whose items are all measured or fixed is solved only once, so that this code
/// favours readability over speed.
struct GroupSolver {
  let grid: FrameGrid
  /// Returns an item's measured size by its number in the section; nil if it was not measured.
  let measured: (Int) -> CGSize?
  /// The section's number of items. Slots beyond it are empty and not measured.
  let count: Int

  /// A group or an item with a size.
  struct Node {
    let item: CompositionalItem
    /// The exact size.
    var size: CGSize
    /// The size in whole pixels, which determines the positions of siblings.
    var step: CGSize
    var children: [Node] = []
    /// The positions of the children.
    var origins: [CGPoint] = []
    var customItems: [CompositionalCustomItem] = []
    /// The number of its first item in the section.
    let firstItem: Int
    /// The number of slots.
    var slotCount: Int
    /// Whether the node or a descendant was measured, so that its size may be empty.
    var isMeasured = false
  }

  /// Dimensions determined by a node's siblings.
  struct Forced {
    var width: Double?
    var height: Double?
  }

  /// Solves a group that begins with an item.
  ///
  /// - Throws: ``CompositionalProblem`` if something does not fit.
  /// - Complexity: O(slots), times the depth of groups with interdependent estimates.
  func solve(
    _ item: CompositionalItem, in container: CGSize, from first: Int, forced: Forced = Forced()
  ) throws(CompositionalProblem) -> SolvedGroup {
    var node = try node(item, in: container, from: first, forced: forced)
    place(&node)
    var solved = SolvedGroup(size: node.size)
    var ordinals: [String: Int] = [:]
    flatten(node, at: .zero, into: &solved, &ordinals)
    solved.finish()
    return solved
  }

  // MARK: Sizes

  func node(
    _ item: CompositionalItem, in container: CGSize, from first: Int, forced: Forced
  ) throws(CompositionalProblem) -> Node {
    guard case .group(let group) = item.content else {
      return leaf(item, in: container, number: first, forced: forced)
    }
    var size = item.size.size(in: container)
    if let width = forced.width { size.width = width }
    if let height = forced.height { size.height = height }
    let inner = try innerSize(item, size, container)
    var node = Node(item: item, size: size, step: size, firstItem: first, slotCount: 0)
    switch group.arrangement {
    case .custom(let frames): try arrange(&node, frames(inner), forced, container)
    case .line(let axis, let repetition):
      try arrange(&node, group, axis, repetition, inner: inner, forced, container)
    }
    node.step = reduced(node.size)
    return node
  }

  private func leaf(
    _ item: CompositionalItem, in container: CGSize, number: Int, forced: Forced
  ) -> Node {
    let asked = item.size.isEstimated ? measured(number) : nil
    var size = item.size.size(in: container, measured: asked.map(wholePixels))
    if let width = forced.width { size.width = width }
    if let height = forced.height { size.height = height }
    return Node(
      item: item, size: size, step: reduced(size), firstItem: number, slotCount: 1,
      isMeasured: asked != nil)
  }

  private func innerSize(
    _ item: CompositionalItem, _ size: CGSize, _ container: CGSize
  ) throws(CompositionalProblem) -> CGSize {
    let insets = item.effectiveInsets
    let inner = CGSize(
      width: Double(size.width) - insets.width, height: Double(size.height) - insets.height)
    guard inner.width > 0, inner.height > 0, inner.width.isFinite, inner.height.isFinite else {
      throw insufficientSpace(item, container)
    }
    return inner
  }

  private func arrange(
    _ node: inout Node, _ frames: [CompositionalCustomItem], _ forced: Forced,
    _ container: CGSize
  ) throws(CompositionalProblem) {
    guard !frames.isEmpty else { throw insufficientSpace(node.item, container) }
    node.customItems = frames
    node.slotCount = frames.count
    let size = node.item.size
    if size.width.isEstimated, forced.width == nil {
      node.size.width = frames.map(\.frame.maxX).max() ?? 0
    }
    if size.height.isEstimated, forced.height == nil {
      node.size.height = frames.map(\.frame.maxY).max() ?? 0
    }
  }

  private func arrange(
    _ node: inout Node, _ group: CompositionalGroup, _ axis: FlowAxis,
    _ repetition: CompositionalGroup.Repetition, inner: CGSize, _ forced: Forced,
    _ container: CGSize
  ) throws(CompositionalProblem) {
    let line = GroupLine(
      solver: self, group: group, axis: axis, repetition: repetition,
      isOpenEnded: node.item.size.along(axis).isEstimated && forced.along(axis) == nil)
    let isCrossOpen =
      node.item.size.along(axis.other).isEstimated && forced.along(axis.other) == nil
    var children = try line.children(in: inner, from: node.firstItem)
    guard !children.isEmpty else { throw insufficientSpace(node.item, container) }
    // Subitems that depend on the group's length across are solved when measured ones determine it.
    if isCrossOpen, let cross = line.independentCross(children), cross > 0,
      cross != inner.along(axis.other),
      group.subitems.contains(where: { $0.size.depends(on: axis.other) })
    {
      let known = inner.with(cross, along: axis.other)
      let again = try line.children(in: known, from: node.firstItem)
      if !again.isEmpty { children = again }
    }
    node.children = children
    node.slotCount = children.reduce(0) { $0 + $1.slotCount }
    node.isMeasured = children.contains(where: \.isMeasured)
    if isCrossOpen { node.size.set(line.cross(children), along: axis.other) }
    if line.isOpenEnded { node.size.set(line.length(children), along: axis) }
  }

  func insufficientSpace(_ item: CompositionalItem, _ container: CGSize) -> CompositionalProblem {
    .insufficientSpace(group: item.tag, insets: item.insets, container: container)
  }

  func reduced(_ size: CGSize) -> CGSize {
    CGSize(
      width: CompositionalRules.reduced(Double(size.width), grid),
      height: CompositionalRules.reduced(Double(size.height), grid))
  }

  private func wholePixels(_ size: CGSize) -> CGSize {
    CGSize(
      width: CompositionalRules.measured(Double(size.width), grid),
      height: CompositionalRules.measured(Double(size.height), grid))
  }
}
