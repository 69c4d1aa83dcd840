import Testing

/// Tests that one folder of code alone writes each part of a list's state; others call its methods.
@Suite struct ListMachineTests {
  private static let folder = "Sources/UIKitLists/ListMachine/"

  /// The stored parts of `ListMachine` that are assigned as a whole or by their members, with the
  /// folder that assigns them. Parts without an entry are changed by their own methods only.
  private static let writers = [
    "layout": "Transition", "cachedCounts": "Layout", "mirroredOverhang": "Layout",
    "prefetching": "Prefetching", "selection": "Selection", "placeholderItems": "Placeholders",
    "exchange": "Transition", "isMovingElements": "Transition", "editing": "Editing",
    "swipes": "SwipeActions",
  ]

  private static let parts =
    Array(writers.keys) + ["displayed", "reuse", "dragged", "activity", "pass", "rows"]

  @Test(arguments: parts) func aPartIsWrittenByItsRoomAlone(_ part: String) throws {
    // A layout is an object, which other code may change.
    let members = part == "layout" ? "" : #"(\??\.\w+)*"#
    let written = try Regex(#"(^|[^\w.])(self\.|machine\.)?\#(part)\#(members) (=|\+=|-=) "#)
    let declared = try Regex(#"\b(let|var) \#(part)\b"#)
    var rooms = Set<String>()
    for file in try Repository.sources(in: "Sources/UIKitLists") {
      for (index, line) in file.lines.enumerated()
      where line.contains(written) && !line.contains(declared) {
        guard isPart(part, of: file) else { continue }
        let room = file.path.hasPrefix(Self.folder) ? Self.room(of: file.path) : "elsewhere"
        rooms.insert(room)
        if room != Self.writers[part] {
          Issue.record("\(file.path):\(index + 1) writes \(part) of the list (ListMachineTests)")
        }
      }
    }
    #expect(
      rooms == Set([Self.writers[part]].compactMap(\.self)), "an entry whose code writes nothing")
  }

  /// Whether the name refers to the list's part in the file: in the list's extensions, and in code
  /// that reaches the part through the list.
  private func isPart(_ part: String, of file: SourceFile) -> Bool {
    file.lines.contains { $0.contains("extension ListMachine") || $0.contains("machine.\(part)") }
  }

  private static func room(of path: String) -> String {
    String(path.dropFirst(folder.count).prefix { $0 != "/" })
  }
}
