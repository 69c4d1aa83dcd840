import Foundation
import Testing

/// Tests the table as a whole.
@Suite struct AllBehavioursTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Each file of rows is in the list, so its rows are tested.
  @Test func everyClassIsListed() throws {
    let files = try #require(FileManager.default.enumerator(atPath: Self.folder.path))
      .compactMap { ($0 as? String)?.split(separator: "/").last.map(String.init) }
      .filter { $0.hasSuffix("Behaviours.swift") && $0 != "Behaviours.swift" }
      .filter { $0 != "AllBehaviours.swift" }
    let subjects = files.map { String($0.dropLast("Behaviours.swift".count)) }
    #expect(AllBehaviours.lists.map(\.subject) == subjects.sorted())
  }

  @Test func sentencesAreDifferentAndPlain() {
    var seen: Set<String> = []
    for row in AllBehaviours.rows {
      #expect(seen.insert(row.testDescription).inserted, "duplicate row: \(row.testDescription)")
      #expect(!row.sentence.hasSuffix(".") && !row.sentence.contains("|"), "\(row.sentence)")
      #expect(!row.source.place.isEmpty && !row.source.place.hasPrefix("/"), "\(row.sentence)")
    }
  }
}
