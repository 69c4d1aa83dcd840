import Foundation
import Yams

extension Tree {
  /// Reads YAML 1.2, of which JSON is a part: one document.
  ///
  /// Types are not guessed here: `no` is the text "no" until a key asks for something else.
  ///
  /// - Complexity: O(length), and O(what aliases stand for) up to the limit of values.
  package static func yaml(_ text: String, limits: SceneLimits) throws(SyntaxMistake) -> Tree {
    try AliasGuard(text).check()
    let root: Yams.Node?
    do {
      root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch {
      throw SyntaxMistake(error)
    }
    guard let root else { throw SyntaxMistake(.nothingInFile, line: 1, column: 1) }
    var copy = TreeCopy(limits: limits)
    return try copy.tree(root, depth: 1)
  }
}

/// Copies Yams's tree, counting.
private struct TreeCopy {
  let limits: SceneLimits
  var values = 0

  init(limits: SceneLimits) { self.limits = limits }

  /// Complexity: O(values); aliases are written out, which is why they are counted.
  mutating func tree(_ node: Yams.Node, depth: Int) throws(SyntaxMistake) -> Tree {
    let (line, column) = node.mark.map { ($0.line, $0.column) } ?? (1, 1)
    values += 1
    guard values <= limits.values else {
      throw SyntaxMistake(.tooMany(.values, limits.values), line: line, column: column)
    }
    guard depth <= limits.nesting else {
      throw SyntaxMistake(.tooMany(.nesting, limits.nesting), line: line, column: column)
    }
    return Tree(node: try copy(node, depth), line: line, column: column)
  }

  private mutating func copy(
    _ node: Yams.Node, _ depth: Int
  ) throws(SyntaxMistake) -> Tree.Node {
    switch node {
    case .scalar(let scalar):
      return .scalar(scalar.string, isPlain: scalar.style == .plain)
    case .sequence(let sequence):
      var trees: [Tree] = []
      for child in sequence { trees.append(try tree(child, depth: depth + 1)) }
      return .list(trees)
    case .mapping(let mapping):
      var pairs: [(key: Tree, value: Tree)] = []
      for (key, value) in mapping {
        pairs.append((try tree(key, depth: depth + 1), try tree(value, depth: depth + 1)))
      }
      return .table(pairs)
    case .alias:
      // Yams puts the values themselves where aliases stand.
      return .scalar("", isPlain: false)
    }
  }
}
