import Foundation
import Testing

@testable import GoldenSets

/// Tests the transfer of goldens between processes.
@Suite struct DrawnGoldenTests {
  private func golden(_ text: String) -> DrawnGolden {
    DrawnGolden(snapshot: nil, thumbnail: Data(text.utf8), warnings: Data("w".utf8))
  }

  @Test(arguments: [1, 2, 7, 8, 9, 100, 10_000])
  func messagesComeInPiecesOfAnySize(size: Int) throws {
    var bytes = Data()
    for index in [3, 0, 70_000] { bytes += try golden("\(index)").message(index: index) }
    var (reader, found) = (DrawnGoldenReader(), [(index: Int, golden: DrawnGolden)]())
    for start in stride(from: 0, to: bytes.count, by: size) {
      found += reader.add(bytes.dropFirst(start).prefix(size))
    }
    #expect(found.map(\.index) == [3, 0, 70_000])
    #expect(
      found.map(\.golden.thumbnail) == ["3", "0", "70000"].map { Data($0.utf8) })
    #expect(found.allSatisfy { $0.golden.warnings == Data("w".utf8) })
  }

  /// A killed process has sent half of a golden.
  @Test func missingValuesAreOmitted() throws {
    var reader = DrawnGoldenReader()
    let message = try golden("a").message(index: 1)
    #expect(reader.add(message.dropLast()).isEmpty)
    var other = DrawnGoldenReader()
    let broken = Data(message.prefix(8)) + Data(count: message.count - 8)
    #expect(other.add(broken + message).map(\.index) == [1])
  }
}
