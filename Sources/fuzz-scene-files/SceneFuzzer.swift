import Foundation
import SceneFiles
import SceneRendering
import SeededRandom

/// Creates broken inputs and reads them. The input of a number is always the same.
struct SceneFuzzer {
  let seed: UInt64
  let corpus: FuzzCorpus
  let folder: String

  /// The result of an input.
  struct Outcome {
    let index: Int
    let mistakes: Int
    let isScene: Bool
    let seconds: Double
  }

  /// Reads an input as a scene with images and data, and renders the messages of its errors.
  func run(_ index: Int) -> Outcome {
    // Images take a hundred times as long as everything else; most inputs have none.
    read(
      input(index), index, name: index % 7 == 0 ? "input.json" : "input.yml",
      folder: index % 50 == 0 ? folder : "/dev/null", limits: Self.limits)
  }

  /// Reads a given file, with the limits of all inputs.
  func run(_ data: Data, named name: String) -> Outcome {
    read(data, 0, name: name, folder: folder, limits: .standard)
  }

  private func read(
    _ data: Data, _ index: Int, name: String, folder: String, limits: SceneLimits
  ) -> Outcome {
    let start = DispatchTime.now().uptimeNanoseconds
    var mistakes = 0
    do throws(SceneFileError) {
      _ = try SceneFile(data, path: name, folder: folder, limits: limits)
    } catch {
      mistakes = error.mistakes.count
      precondition(!error.description.isEmpty && mistakes > 0)
    }
    return Outcome(
      index: index, mistakes: mistakes, isScene: mistakes == 0,
      seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }

  /// Reads an input. If it is a scene, plays its script and draws its pictures at a small size.
  /// Errors are permitted; crashes and hangs are not.
  @MainActor
  func draw(_ index: Int) -> Outcome {
    let start = DispatchTime.now().uptimeNanoseconds
    var mistakes = 0
    do throws(SceneFileError) {
      let file = try SceneFile(
        input(index, mutations: 2), path: "input.yml", folder: folder, limits: Self.limits)
      let size = CGSize(width: min(file.size.width, 500), height: min(file.size.height, 900))
      _ = try? file.player(size: size, scale: 0.5).pictures()
    } catch {
      mistakes = error.mistakes.count
    }
    return Outcome(
      index: index, mistakes: mistakes, isScene: mistakes == 0,
      seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }

  /// Limits for a small machine.
  private static let limits: SceneLimits = {
    var limits = SceneLimits.standard
    limits[.items] = 2_000
    limits[.values] = 20_000
    limits[.imagePixels] = 2_000_000
    return limits
  }()

  /// Returns the input of a number.
  ///
  /// - Parameter mutations: the maximum number of changes to an example.
  func input(_ index: Int, mutations: Int = 4) -> Data {
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(index))
    for _ in 0..<3 { _ = random.next() }
    var bytes = Array(corpus.texts[random.below(corpus.texts.count)].utf8)
    for _ in 0...random.below(mutations) { mutate(&bytes, &random) }
    return Data(bytes.prefix(20_000))
  }

  // MARK: Mutations

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    switch random.below(15) {
    case 0: insertWord(&bytes, &random)
    case 1, 2, 3, 12, 13: replaceToken(&bytes, &random)
    case 4: changeLines(&bytes, &random) { lines, line, _ in lines.remove(at: line) }
    case 5:
      changeLines(&bytes, &random) { lines, line, _ in
        lines.insert(lines[line], at: line)
      }
    case 6: changeLines(&bytes, &random) { $0.swapAt($1, $2) }
    case 7:
      changeLines(&bytes, &random) { lines, line, _ in
        lines[line] = [32, 32] + lines[line]
      }
    case 8:
      changeLines(&bytes, &random) { lines, line, _ in
        lines[line] = Array(lines[line].drop { $0 == 32 })
      }
    case 9: splice(&bytes, &random)
    case 10: bytes = Array(bytes.prefix(random.below(bytes.count + 1)))
    default: addNoise(&bytes, &random)
    }
  }

  private func insertWord(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let word = corpus.words[random.below(corpus.words.count)].utf8
    bytes.insert(contentsOf: word, at: random.below(bytes.count + 1))
  }

  /// Replaces the text between two separators with a word.
  private func replaceToken(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let separators = Array(" \n,[]{}:".utf8)
    let middle = random.below(bytes.count)
    let start = bytes[..<middle].lastIndex(where: separators.contains).map { $0 + 1 } ?? 0
    let end = bytes[middle...].firstIndex(where: separators.contains) ?? bytes.count
    guard start <= end else { return }
    bytes.replaceSubrange(
      start..<end, with: corpus.words[random.below(corpus.words.count)].utf8)
  }

  private func changeLines(
    _ bytes: inout [UInt8], _ random: inout SeededGenerator,
    _ change: (inout [[UInt8]], Int, Int) -> Void
  ) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    guard !lines.isEmpty else { return }
    change(&lines, random.below(lines.count), random.below(lines.count))
    bytes = Array(lines.joined(separator: [10]))
  }

  private func splice(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let other = Array(corpus.texts[random.below(corpus.texts.count)].utf8)
    guard !other.isEmpty else { return }
    let start = random.below(other.count)
    let end = start + random.below(min(400, other.count - start) + 1)
    bytes.insert(contentsOf: other[start..<end], at: random.below(bytes.count + 1))
  }

  private func addNoise(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0...random.below(4) where !bytes.isEmpty {
      bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
    }
  }
}

/// The results of many inputs.
struct FuzzTally: CustomStringConvertible {
  private(set) var scenes = 0
  private(set) var refused = 0
  private(set) var mistakes = 0
  private(set) var slowest = 0.0
  private(set) var slowestIndex = 0

  mutating func add(_ outcome: SceneFuzzer.Outcome) {
    if outcome.isScene { scenes += 1 } else { refused += 1 }
    mistakes += outcome.mistakes
    if outcome.seconds > slowest { (slowest, slowestIndex) = (outcome.seconds, outcome.index) }
  }

  var description: String {
    "\(scenes) scenes, \(refused) refused with \(mistakes) mistakes, the slowest, number"
      + " \(slowestIndex), in \(Int(slowest * 1000)) ms"
  }
}
