import Foundation
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests the size of this repository's goldens, because every clone contains them.
@Suite struct GoldenBudgetTests {
  static let mostBytesOfOne = 100_000
  static let mostBytesOfASidecar = 60_000
  static let mostBytesOfAll = 8_000_000

  /// The pictures that may be larger, with the reasons.
  static let exceptions: [String: String] = [
    "Golden/cat-wall/full-800.png": "a whole screen at its own scale",
    "Golden/photo-sections/wide.png": "twelve photos side by side are the point",
    "Golden/photo-stream/scrolled.png": "photographs hardly compress",
    "Golden/photo-stream/broken.png": "photographs hardly compress",
    "Golden/scrolling-photo/face.png": "a photograph at full size",
    "Golden/scene-files/photo-grid.png": "a whole screen of photographs, shown in the README",
    "Golden/scene-files/shop.png": "a whole screen of photographs, shown in the README",
    "Golden/scene-files/shop-rtl.png": "the same screen of photographs from right to left",
    "Golden/scene-files/chat.png": "a whole screen with a photograph, shown in the README",
    "Golden/scene-files/tag-cloud.png": "a whole screen of text in all sizes, shown in the README",
    "Golden/self-sizing/middle.png": "text at two pixels to the point, far down",
  ]

  private struct File {
    let path: String
    let bytes: Int
  }

  private static func goldens() throws -> [File] {
    let root = try #require(GoldenStore.packageRoot(above: #filePath)).path
    var files: [File] = []
    for folder in ["Golden", "Tests"] {
      let paths = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
      for case let path as String in try #require(paths) {
        guard folder == "Golden" || path.contains("__Snapshots__/") else { continue }
        let attributes = try FileManager.default.attributesOfItem(
          atPath: "\(root)/\(folder)/\(path)")
        guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
        files.append(File(path: "\(folder)/\(path)", bytes: attributes[.size] as? Int ?? 0))
      }
    }
    return files
  }

  @Test func noGoldenIsHeavyWithoutAReason() throws {
    for file in try Self.goldens() {
      let most = file.path.hasSuffix(".json") ? Self.mostBytesOfASidecar : Self.mostBytesOfOne
      guard file.bytes > most else { continue }
      #expect(
        Self.exceptions[file.path] != nil,
        "\(file.path) has \(file.bytes) bytes, \(most) are allowed: show less, or add an exception."
      )
    }
  }

  @Test func exceptionsAreStillNeeded() throws {
    let heavy = try Self.goldens().filter { $0.bytes > Self.mostBytesOfOne }.map(\.path)
    for path in Self.exceptions.keys {
      #expect(
        heavy.contains(path), "\(path) is no longer too large: remove it from the exceptions.")
    }
  }

  @Test func allTogetherStayWithinTheBudget() throws {
    let total = try Self.goldens().reduce(0) { $0 + $1.bytes }
    #expect(total > 0 && total <= Self.mostBytesOfAll)
  }
}
