/// What a table knows of its sections' headers and footers that are views of the delegate's.
///
/// A section's view is asked for when it comes into sight; what tells whether there are any is the
/// first section's. Until it is asked, each section is taken to have one.
@MainActor
struct TableEdges {
  struct Key: Hashable {
    let kind: String
    let section: Int
  }

  /// Whether the delegate gives views at all, by kind.
  private var areGiven: [String: Bool] = [:]
  /// Whether there is one.
  private var known: [Key: Bool] = [:]
  /// Views that have been asked for and not shown yet.
  private var prepared: [Key: UIView] = [:]

  nonisolated init() {}

  /// Whether a section has a view, as far as that is known.
  ///
  /// - Parameter ask: asks the delegate for the section's view; nil where it has no such method.
  mutating func mayHaveView(_ key: Key, ask: () -> UIView??) -> Bool {
    if let isThere = known[key] { return isThere }
    if let areGiven = areGiven[key.kind] { return areGiven }
    let answer = ask()
    areGiven[key.kind] = answer != nil
    guard let view = answer else { return false }
    known[key] = view != nil
    prepared[key] = view
    return view != nil
  }

  /// The view of a section that comes into sight.
  mutating func takeView(_ key: Key, ask: () -> UIView??) -> UIView? {
    if let view = prepared.removeValue(forKey: key) { return view }
    let view = ask() ?? nil
    known[key] = view != nil
    return view
  }

  /// Follows sections through an update; what is known of those that get no number is forgotten.
  mutating func rename(_ newSection: (Int) -> Int?) {
    known = Self.renamed(known, newSection)
    prepared = Self.renamed(prepared, newSection)
  }

  private static func renamed<Value>(
    _ values: [Key: Value], _ newSection: (Int) -> Int?
  ) -> [Key: Value] {
    var renamed: [Key: Value] = [:]
    for (key, value) in values {
      if let section = newSection(key.section) {
        renamed[Key(kind: key.kind, section: section)] = value
      }
    }
    return renamed
  }
}
