/// An element of a flow layout.
package enum FlowElement: Hashable, Sendable {
  case header(section: Int)
  case item(section: Int, item: Int)
  case footer(section: Int)
}
