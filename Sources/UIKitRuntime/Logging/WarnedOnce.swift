/// What was warned of, so that each thing is named once in a process.
///
/// A bounded number of things is kept: who reads a hundred thousand documents, each with an unknown
/// class of its own, neither holds all their names nor reads as many lines.
package struct WarnedOnce {
  /// After so many, one sentence ends it.
  static let most = 1_000

  private var said: Set<String> = []

  package init() {}

  /// Warns of a thing, the first time.
  ///
  /// - Parameters:
  ///   - thing: what tells one warning from the others.
  ///   - ending: what is said instead of the first that is one too many.
  ///   - sentence: the warning.
  package mutating func warn(
    of thing: String, ending: String, _ sentence: @autoclosure () -> String
  ) {
    if let next = self.sentence(for: thing, ending: ending, sentence()) { UIKitRuntime.warn(next) }
  }

  /// The words for a thing; nil where they have been said, or enough has.
  package mutating func sentence(
    for thing: String, ending: String, _ sentence: @autoclosure () -> String
  ) -> String? {
    guard said.count <= Self.most, said.insert(thing).inserted else { return nil }
    return said.count > Self.most ? ending : sentence()
  }
}
