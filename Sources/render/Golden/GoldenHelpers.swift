import Foundation
import Glibc
import GoldenSets

/// Draws the goldens of a set in several processes, as UIKit draws on one thread only.
///
/// The processes read shares of the set from a file of index ranges with a common offset, so that
/// they do not wait for each other and no share is drawn twice.
@MainActor
struct GoldenHelpers {
  /// The arguments with which a helper is started.
  let words: [String]
  /// The number of concurrent helpers.
  let jobs: Int

  /// The minimum number of goldens per process if the number of processes is not specified: the
  /// start of a process takes as long as a few small pictures.
  private static let minimumShare = 8
  /// The number of shares per process. It limits how many processes read the same scene file, and
  /// how long the last share takes.
  private static let sharesOfProcess = 8

  /// Creates helpers for a number of goldens.
  ///
  /// - Parameter jobs: The number of processes, or nil for one per processor, if there are enough
  ///   goldens.
  init(words: [String], jobs: Int?, count: Int) {
    self.words = words
    self.jobs = jobs.map { min($0, count) } ?? min(BatchRun.processors, count / Self.minimumShare)
  }

  /// Draws the goldens at the given indexes of the set. Goldens that a helper could not draw are
  /// omitted.
  func drawn(_ goldenIndices: [Int], _ progress: (Int) -> Void) -> [Int: DrawnGolden] {
    guard jobs > 1, let shares = Self.file(of: shares(of: goldenIndices)) else { return [:] }
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

  /// Adjacent goldens, which often have the same scene, are in the same share.
  func shares(of goldenIndices: [Int]) -> [Range<Int>] {
    let most = max(1, goldenIndices.count / (jobs * Self.sharesOfProcess))
    var shares: [Range<Int>] = []
    for place in goldenIndices {
      if let last = shares.last, last.upperBound == place, last.count < most {
        shares[shares.count - 1] = last.lowerBound..<place + 1
      } else {
        shares.append(place..<place + 1)
      }
    }
    return shares
  }

  // MARK: Share file

  /// The file of shares, at offset 0, or nil if it cannot be created.
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

  /// For helpers: the next share, or nil if there is none left.
  static func nextShare() -> Range<Int>? {
    var words: [UInt32] = [0, 0]
    guard words.withUnsafeMutableBytes({ read(STDIN_FILENO, $0.baseAddress, 8) }) == 8,
      words[0] <= words[1]
    else { return nil }
    return Int(words[0])..<Int(words[1])
  }
}
