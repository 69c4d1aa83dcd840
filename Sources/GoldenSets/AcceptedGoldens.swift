/// The result of accepting pictures of a run.
package struct AcceptedGoldens {
  /// The names of the goldens that were replaced, in the order of the run.
  package let names: [String]
  /// The number of selected goldens that already had the accepted bytes.
  package let unchangedCount: Int

  /// The sentence after the names: "2 accepted, 1 was accepted before."
  package var summary: String {
    guard unchangedCount > 0 else { return "\(names.count) accepted." }
    return "\(names.count) accepted, \(unchangedCount) \(unchangedCount == 1 ? "was" : "were")"
      + " accepted before."
  }
}
