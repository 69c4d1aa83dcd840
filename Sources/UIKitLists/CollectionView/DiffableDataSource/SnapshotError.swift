/// UIKit's messages for invalid changes of snapshots.
///
/// Source of the messages: published logs of UIKit's assertions. Those about destinations and
/// section snapshots are modelled on them.
enum SnapshotError {
  static let noSections =
    "There are currently no sections in the data source. Please add a section first."

  static let sectionNotFound =
    "Section identifier was not found. You can verify the section exists by calling the "
    + "indexOfSectionIdentifier API (which has O(1) performance)"

  static func duplicates(_ what: String, _ identifiers: [some Any]) -> String {
    "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: "
      + list(identifiers)
  }

  static func existingSections(_ identifiers: [some Any]) -> String {
    let plural =
      identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist"
    return
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section "
      + "\(plural) in the snapshot. Identifiers that already exist: \(list(identifiers))"
  }

  static func existingItems(_ identifiers: [some Any]) -> String {
    let plural =
      identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist"
    return "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
      + "\(plural) in the snapshot. The existing item will be moved into place instead, but this "
      + "operation will be more expensive. For best performance, inserted item identifiers should "
      + "always be unique. Identifiers that already exist: \(list(identifiers))"
  }

  static func existingInSection(_ identifiers: [some Any]) -> String {
    "Supplied identifiers are already in the section snapshot. Identifiers that already exist: "
      + list(identifiers)
  }

  static func notInSection(_ identifier: some Any) -> String {
    "Item identifier does not exist in the section snapshot: \(identifier)"
  }

  static func missing(_ what: String, for action: String, _ identifier: some Any) -> String {
    "Attempted to \(action) \(what) identifier that does not exist in the snapshot: \(identifier)"
  }

  static func missingDestination(_ identifier: some Any) -> String {
    "Invalid update: destination for insertion operation [\(identifier)] does not exist in the "
      + "snapshot."
  }

  static func destinationAmongInserted(_ identifier: some Any) -> String {
    "Invalid update: destination for insertion operation [\(identifier)] is in the insertion "
      + "identifier list for update."
  }

  private static func list(_ identifiers: [some Any]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// Returns the repeated elements, each once, in order.
  static func repeated<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen = Set<Element>()
    var twice = UniqueList<Element>()
    twice.append(contentsOf: elements.filter { !seen.insert($0).inserted })
    return twice.elements
  }
}
