/// The edge of a row from which a swipe begins.
package enum SwipeEdge: Sendable {
  case leading, trailing
}
