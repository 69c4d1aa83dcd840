/// The edge of a row that a swipe begins at.
package enum SwipeEdge: Sendable {
  case leading, trailing
}
