/// The cached views of the delegate for sections' headers and footers.
///
/// A section's view is requested when it becomes visible; only the first section's is requested
/// earlier. Until its own is requested, each section is assumed to have one.
@MainActor
struct TableEdges {
  struct Key: Hashable {
    let kind: String
    let section: Int
  }

  /// Whether the delegate implements the method, by kind.
  private var areImplemented: [String: Bool] = [:]
  /// Whether a section has a view.
  private var known: [Key: Bool] = [:]
  /// The requested views that have not been shown yet.
  private var prepared: [Key: UIView] = [:]

  nonisolated init() {}

  /// Returns whether a section has a view, or may have one.
  ///
  /// - Parameter ask: Requests the delegate's view for the section; nil without the method.
  mutating func mayHaveView(_ key: Key, ask: () -> UIView??) -> Bool {
    if let isThere = known[key] { return isThere }
    if let areImplemented = areImplemented[key.kind] { return areImplemented }
    let answer = ask()
    areImplemented[key.kind] = answer != nil
    guard let view = answer else { return false }
    known[key] = view != nil
    prepared[key] = view
    return view != nil
  }

  /// Returns the view of a section that becomes visible.
  mutating func takeView(_ key: Key, ask: () -> UIView??) -> UIView? {
    if let view = prepared.removeValue(forKey: key) { return view }
    let view = ask() ?? nil
    known[key] = view != nil
    return view
  }

  /// Renumbers sections after an update; entries of removed sections are discarded.
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
