/// A reason why a compositional layout cannot be computed.
package enum CompositionalProblem: Error, Equatable {
  /// A group, given by its tag, does not fit its container, or contains no subitem that fits.
  case insufficientSpace(group: Int, insets: CompositionalInsets, container: CGSize)
}
