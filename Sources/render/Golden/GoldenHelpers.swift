import Foundation
import Glibc
import GoldenSets

/// Draws goldens of a set in several processes of this program, each with a processor of its own:
/// the screen of a UIKit belongs to one thread.
///
/// They take shares of the set from one file of places, whose offset they have in common, so that
/// none waits for another and no share is taken twice.
@MainActor
struct GoldenHelpers {
  /// The arguments that make this program a helper.
  let words: [String]
  /// How many at once.
  let jobs: Int

  /// So many goldens are worth a process where nobody says how many there are to be: one takes
  /// as long to begin as a few small pictures.
  private static let leastShare = 8
  /// So many shares a process: few enough that a scene file is not read by all, and enough that
  /// the last one is short.
  private static let sharesOfProcess = 8

  /// - Parameter jobs: nil for one a processor, as far as there is enough to do.
  init(words: [String], jobs: Int?, count: Int) {
    self.words = words
    self.jobs = jobs.map { min($0, count) } ?? min(BatchRun.processors, count / Self.leastShare)
  }

  /// Draws goldens by their places in the set. What a helper could not do is left out.
  func drawn(_ places: [Int], _ progress: (Int) -> Void) -> [Int: DrawnGolden] {
    guard jobs > 1, let shares = Self.file(of: shares(of: places)) else { return [:] }
    defer { close(shares) }
    return Interruption.holding {
      let helpers = (0..<jobs).compactMap { _ in
        try? BatchProcess(arguments: words, input: shares)
      }
      defer { for helper in helpers { helper.stop() } }
      return collect(from: helpers, progress)
    }
  }

  private func collect(
    from helpers: [BatchProcess], _ progress: (Int) -> Void
  ) -> [Int: DrawnGolden] {
    var goldens: [Int: DrawnGolden] = [:]
    var readers = helpers.map { _ in DrawnGoldenReader() }
    while Interruption.received == 0 {
      for index in helpers.indices {
        let output = helpers[index].end?.output ?? helpers[index].takeOutput()
        for (place, golden) in readers[index].add(output) { goldens[place] = golden }
      }
      progress(goldens.count)
      let running = helpers.filter { $0.end == nil }
      if running.isEmpty { break }
      BatchProcess.wait(for: running)
    }
    return goldens
  }

  /// Neighbours, which often are of one scene, stay together.
  func shares(of places: [Int]) -> [Range<Int>] {
    let most = max(1, places.count / (jobs * Self.sharesOfProcess))
    var shares: [Range<Int>] = []
    for place in places {
      if let last = shares.last, last.upperBound == place, last.count < most {
        shares[shares.count - 1] = last.lowerBound..<place + 1
      } else {
        shares.append(place..<place + 1)
      }
    }
    return shares
  }

  // MARK: The file of shares

  /// At its beginning; nil where there is none to be had.
  private static func file(of shares: [Range<Int>]) -> Int32? {
    guard let file = ScratchFile.open() else { return nil }
    let words = shares.flatMap { [UInt32($0.lowerBound), UInt32($0.upperBound)] }
    let isWritten = words.withUnsafeBytes { write(file, $0.baseAddress, $0.count) == $0.count }
    guard isWritten, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  /// For a helper: the next share that nobody has; nil when all are taken.
  static func nextShare() -> Range<Int>? {
    var words: [UInt32] = [0, 0]
    guard words.withUnsafeMutableBytes({ read(STDIN_FILENO, $0.baseAddress, 8) }) == 8,
      words[0] <= words[1]
    else { return nil }
    return Int(words[0])..<Int(words[1])
  }
}
