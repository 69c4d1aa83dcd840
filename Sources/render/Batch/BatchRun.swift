import Failures
import Foundation
import Glibc

/// Draws scene files in processes of their own, several at once.
@MainActor
struct BatchRun {
  let files: [BatchFiles.File]
  let outputs: BatchOutputs
  let jobs: Int
  let isQuiet: Bool

  static var processors: Int { max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Keeps going when a file cannot be drawn.
  ///
  /// - Returns: the worst status of all files.
  func run() throws(Failure) -> RunStatus {
    // Sorted, so that of several folders that cannot be made the same one is named every time.
    for folder in Set(files.map { ($0.stem as NSString).deletingLastPathComponent }).sorted() {
      try Self.make(folder)
    }
    return try Interruption.holding { () throws(Failure) in
      let ends = try ends()
      for case let end? in ends where !end.output.isEmpty { try StandardOutput.write(end.output) }
      for case let end? in ends where !end.errors.isEmpty { CommandLineTool.printError(end.errors) }
      return conclude(ends)
    }
  }

  private func conclude(_ ends: [BatchProcess.End?]) -> RunStatus {
    guard Interruption.received == 0 else {
      let drawn = ends.count { $0?.status == .success }
      CommandLineTool.complain("Stopped: \(drawn) of \(files.count) scene files were drawn.")
      return .environment
    }
    let failed = zip(files, ends).filter { $0.1?.status != .success }
    if !isQuiet || !failed.isEmpty {
      CommandLineTool.complain(Self.summary(of: files.count, failed: failed.map(\.0.scene)))
    }
    return ends.compactMap { $0?.status }.reduce(.success) { $0.worse($1) }
  }

  /// "11 of 12 scene files were drawn; not 'a.yml'."
  static func summary(of count: Int, failed: [String]) -> String {
    guard !failed.isEmpty else {
      return count == 1 ? "1 scene file was drawn." : "\(count) scene files were drawn."
    }
    return "\(count - failed.count) of \(count) scene files were drawn; not \(listed(failed))."
  }

  /// "2 JSON files are not scene files and were skipped: 'a.json', 'b.json'."
  static func notice(leftOut names: [String]) -> String {
    let subject =
      names.count == 1
      ? "1 JSON file is not a scene file and was"
      : "\(names.count) JSON files are not scene files and were"
    return "\(subject) skipped: \(listed(names))."
  }

  /// The first ten.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }

  /// How each process ended, in the order of the files; nil for those that were not begun or
  /// stopped.
  private func ends() throws(Failure) -> [BatchProcess.End?] {
    let progress = Progress("drawing", isShown: isQuiet ? false : nil)
    defer { progress.end() }
    var ends: [Int: BatchProcess.End] = [:]
    var running: [(index: Int, process: BatchProcess)] = []
    defer { for (_, process) in running { process.stop() } }
    var next = 0
    while ends.count < files.count {
      guard Interruption.received == 0 else { break }
      while running.count < jobs, next < files.count {
        let file = files[next]
        running.append((next, try BatchProcess(arguments: outputs.arguments(for: file))))
        next += 1
      }
      progress.show(ends.count, of: files.count)
      BatchProcess.wait(for: running.map(\.process))
      // A signal from the keyboard has reached them, too: how they end then is no news.
      guard Interruption.received == 0 else { break }
      for (index, process) in running { if let end = process.end { ends[index] = end } }
      running.removeAll { ends[$0.index] != nil }
    }
    return files.indices.map { ends[$0] }
  }

  private static func make(_ folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        BatchFact.cannotMake(folder, reason: String(cString: strerror(errno)).lowercased()))
    }
  }
}
