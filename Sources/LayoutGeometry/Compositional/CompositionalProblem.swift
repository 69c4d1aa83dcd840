/// Why a compositional layout cannot be computed.
package enum CompositionalProblem: Error, Equatable {
  /// A group, by its tag, does not fit into its container, or none of its subitems fits into it.
  case noRoom(group: Int, insets: CompositionalInsets, container: CGSize)
}
