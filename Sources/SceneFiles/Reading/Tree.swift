/// A scene file as a tree: what stands where, before anybody asks what it means.
package struct Tree: Sendable {
  package let node: Node
  package let line: Int
  package let column: Int

  package indirect enum Node: Sendable {
    /// `isPlain` is false for quoted text, which is never a number or a truth value.
    case scalar(String, isPlain: Bool)
    case list([Tree])
    case table([(key: Tree, value: Tree)])
  }
}
