import Foundation
import ImageIO
import SeededRandom
import SnapshotsTestSupport
import Testing

@testable import GoldenSets
@testable import Goldens
@testable import Snapshots

/// Tests every file parser, except the scene files', which has a fuzzer of its own, with broken
/// files: each file is read, or refused with a sentence, without a crash.
@Suite struct BrokenFileTests {
  private static let count = 400

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ path: String) throws -> Data {
    try Data(contentsOf: Self.root.appendingPathComponent(path))
  }

  /// Reads broken versions of a file. At least one of them must be refused.
  ///
  /// - Parameter read: returns whether the file is valid; throws if it is refused.
  private func breakCopies(
    of data: Data, seed: UInt64, _ read: (Data) throws -> Bool
  ) throws {
    var random = SeededGenerator(seed: seed)
    var good = 0
    #expect(try read(data))
    for _ in 0..<Self.count {
      let broken = broken(data, &random)
      do {
        if try read(broken) { good += 1 }
      } catch {
        let sentence = "\(error)"
        let isOne =
          [".", "?"].contains(sentence.suffix(1)) && !sentence.contains(where: \.isNewline)
        #expect(isOne, "\(random): \(sentence)")
      }
    }
    #expect(good < Self.count, "\(random)")
  }

  /// Returns the data with one to four changes: a byte, a part that is removed, doubled or ends the
  /// file, or a word that has broken parsers before.
  private func broken(_ data: Data, _ random: inout SeededGenerator) -> Data {
    var bytes = [UInt8](data)
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(40))
      switch random.below(6) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes[place] ^= 1 << UInt8(random.below(8))
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4 where random.oneIn(4): bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: Array((random.pick(Self.words) ?? "").utf8), at: place)
      }
    }
    return Data(bytes)
  }

  private static let words = [
    "-1", "1e400", "99999999999999999999", "null", "\"\\uD83D\"", "[", "{", "}", "\u{0}", ",,",
    "../../x", "\\u0000", "\u{FEFF}", "true", "-0.0", "IHDR", "IDAT", "acTL", "\u{FF}\u{D8}",
  ]

  @Test(arguments: SeededGenerator.seeds([11]))
  func sets(seed: UInt64) throws {
    let package = try ScratchPackage()
    try breakCopies(of: file("Golden/goldens.json"), seed: seed) { data in
      try package.write(data, to: "goldens.json")
      return try !GoldenSet(contentsOf: package.path("goldens.json")).goldens.isEmpty
    }
  }

  @Test(arguments: SeededGenerator.seeds([12]))
  func manifests(seed: UInt64) throws {
    let package = try ScratchPackage()
    try breakCopies(of: file("Golden/cat-wall/.goldens.json"), seed: seed) { data in
      try package.write(data, to: "Golden/.goldens.json")
      return try !GoldenManifest.read(package.path("Golden")).goldens.isEmpty
    }
  }

  @Test(arguments: SeededGenerator.seeds([13]))
  func layouts(seed: UInt64) throws {
    try breakCopies(of: file("Golden/cat-wall/nested.json"), seed: seed) {
      PictureLayout($0) != nil
    }
  }

  @Test(arguments: SeededGenerator.seeds([14]))
  func results(seed: UInt64) throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    let id = SnapshotID(module: "M", file: "F", test: "t", name: "a")
    var result = SnapshotResult(id: id, kind: .size, files: .init(golden: "Golden/a.png"))
    result.words = ["cell [0,3] moved 0,+4"]
    result.expectedSize = PictureSize(width: 3, height: 4)
    result.files.actual = "M/F/t.a/actual.png"
    try breakCopies(of: StableJSON.encode(result), seed: seed) { data in
      try package.write(data, to: "Artifacts/results/1-1/snapshots/M/F/t.a.json")
      let run = try #require(store.latestRun())
      #expect(run.results.count + run.problems.count == 1)
      let paths = ResultPaths(artifacts: store.artifacts, package: package.path(""))
      for result in run.results { try paths.check(result) }
      return run.problems.isEmpty
    }
  }

  @Test(arguments: SeededGenerator.seeds([15]))
  func pictures(seed: UInt64) throws {
    let stamped = EnvironmentStamp.adding(
      RenderEnvironment(components: ["cairo": "1.16.0"]), to: try file("Golden/cat-wall/end.png"))
    try breakCopies(of: stamped, seed: seed) { broken in
      _ = EnvironmentStamp.read(broken)
      return try PNGDecoder().decode(broken).width > 0
    }
  }

  @Test(arguments: SeededGenerator.seeds([16]))
  func photographs(seed: UInt64) throws {
    try breakCopies(of: file("Documentation/Scenes/Photos/fog.jpg"), seed: seed) { broken in
      _ = try JPEGDecoder().decode(broken)
      return true
    }
  }

  @Test(arguments: SeededGenerator.seeds([17]))
  func animations(seed: UInt64) throws {
    let frames = try [0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00].map { word in
      AnimatedPNG.Frame(
        image: try solid(word, width: 9, height: 7),
        delay: .init(numerator: 1, denominator: 30))
    }
    let data = try APNGEncoder().encode(AnimatedPNG(frames: frames))
    try breakCopies(of: data, seed: seed) { broken in
      try !APNGDecoder().decode(broken).frames.isEmpty
    }
  }
}
