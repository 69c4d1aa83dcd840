import Foundation
import Testing

/// The table as a whole: what a row says, and that pages say the same.
@Suite struct AllBehavioursTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let page = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("UNSUPPORTED.md")

  /// Each file of rows is in the list, so that it counts and its differences are published.
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
      #expect(seen.insert(row.testDescription).inserted, "said twice: \(row.testDescription)")
      #expect(!row.sentence.hasSuffix(".") && !row.sentence.contains("|"), "\(row.sentence)")
      #expect(!row.source.place.isEmpty && !row.source.place.hasPrefix("/"), "\(row.sentence)")
    }
  }

  /// The table of differences at the end of `UNSUPPORTED.md`. `WRITE_DIFFERENCES=1` writes it.
  @Test func differencesArePublished() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let written = try #require(DifferencesTable(AllBehaviours.rows).replacing(in: text))
    if ProcessInfo.processInfo.environment["WRITE_DIFFERENCES"] != nil {
      try written.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(written == text, "WRITE_DIFFERENCES=1 swift test --filter differencesArePublished")
    }
  }
}
