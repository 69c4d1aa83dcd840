import Foundation
import Testing

/// Tests the table as a whole.
@Suite struct AllBehavioursTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Each file of rows is in the list, so its rows are tested.
  @Test func everyClassIsListed() throws {
    let paths = try #require(FileManager.default.subpaths(atPath: Self.folder.path))
    let files = paths.map { ($0 as NSString).lastPathComponent }
    let subjects =
      files
      .filter { $0.hasSuffix("Behaviours.swift") }
      .map { String($0.dropLast("Behaviours.swift".count)) }
      .filter { !$0.isEmpty && $0 != "All" }
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
