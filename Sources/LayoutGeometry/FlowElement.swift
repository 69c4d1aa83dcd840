/// Something a flow layout puts on the screen.
package enum FlowElement: Hashable, Sendable {
  case header(section: Int)
  case item(section: Int, item: Int)
  case footer(section: Int)
}
