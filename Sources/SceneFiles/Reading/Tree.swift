/// A scene file as a tree of nodes with locations, without interpretation.
package struct Tree: Sendable {
  package let node: Node
  package let line: Int
  package let column: Int
  /// The last line; for block nodes, the line of the following token.
  let lastLine: Int
  /// Whether a list or table is in brackets.
  let isFlow: Bool
  /// Whether a list or table was read completely.
  let isComplete: Bool

  package indirect enum Node: Sendable {
    /// A scalar. `isPlain` is false for quoted text, which is never a number or boolean.
    case scalar(String, isPlain: Bool)
    case list([Tree])
    /// A table. Keys may be duplicate.
    case table([(key: Tree, value: Tree)])
    /// An unreadable node, for which a mistake is recorded.
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

  /// Returns the tree at another location.
  func moved(to event: YAMLEvent) -> Tree { Tree(node, from: event) }

  /// Returns the reliable part of the tree before the line of a syntax error.
  ///
  /// Indentation determines block nodes above that line. Nodes in brackets that reach it are
  /// unreliable, since a missing bracket changes the nesting of all that follows.
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
