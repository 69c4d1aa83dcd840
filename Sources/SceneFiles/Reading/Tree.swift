/// A scene file as a tree: what stands where, before anybody asks what it means.
package struct Tree: Sendable {
  package let node: Node
  package let line: Int
  package let column: Int
  /// Where it ends; for what is told by its indentation, where the next thing begins.
  let lastLine: Int
  /// Whether a list or a table stands in brackets.
  let isFlow: Bool
  /// Whether a list or a table was read to its end.
  let isComplete: Bool

  package indirect enum Node: Sendable {
    /// `isPlain` is false for quoted text, which is never a number or a truth value.
    case scalar(String, isPlain: Bool)
    case list([Tree])
    /// A key may be given twice.
    case table([(key: Tree, value: Tree)])
    /// What nobody can say anything of; the reason is among the mistakes.
    case unread
  }

  init(
    _ node: Node, from event: YAMLEvent, to lastLine: Int? = nil, isFlow: Bool = false,
    isComplete: Bool = true
  ) {
    self.node = node
    line = event.line
    column = event.column
    self.lastLine = lastLine ?? event.lastLine
    self.isFlow = isFlow
    self.isComplete = isComplete
  }

  private init(_ tree: Tree, _ node: Node, isComplete: Bool) {
    self.node = node
    (line, column, lastLine, isFlow) = (tree.line, tree.column, tree.lastLine, tree.isFlow)
    self.isComplete = isComplete
  }

  /// The same at another place.
  func moved(to event: YAMLEvent) -> Tree { Tree(node, from: event) }

  /// What can be relied on when the text makes no sense from a line on.
  ///
  /// Indentation tells what stands above that line. Brackets that reach it do not: one forgotten,
  /// and all that follows seems to belong elsewhere.
  func before(line end: Int) -> Tree {
    let isBefore = isComplete && lastLine < end
    switch node {
    case .unread: return self
    case .list(let trees) where !isFlow:
      return Tree(self, .list(trees.map { $0.before(line: end) }), isComplete: isBefore)
    case .table(let pairs) where !isFlow:
      let judged = pairs.map { ($0.key.before(line: end), $0.value.before(line: end)) }
      return Tree(self, .table(judged), isComplete: isBefore)
    default: return isBefore ? self : Tree(self, .unread, isComplete: true)
    }
  }
}
