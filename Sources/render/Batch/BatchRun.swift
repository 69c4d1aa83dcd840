import Failures
import Foundation
import Glibc

/// Draws scene files in separate processes, several at a time.
@MainActor
struct BatchRun {
  let files: [BatchFiles.File]
  let outputs: BatchOutputs
  let jobs: Int
  let isQuiet: Bool

  static var processors: Int { max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Draws all files. A file that cannot be drawn does not stop the others.
  ///
  /// - Returns: The worst status of all files.
  func run() throws(Failure) -> RunStatus {
    // Sorted, so that the error is the same in every run if several folders cannot be created.
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
      CommandLineTool.diagnose("Stopped: \(drawn) of \(files.count) scene files were drawn.")
      return .environment
    }
    let failed = zip(files, ends).filter { $0.1?.status != .success }
    if !isQuiet || !failed.isEmpty {
      CommandLineTool.diagnose(Self.summary(of: files.count, failed: failed.map(\.0.scene)))
    }
    return ends.compactMap { $0?.status }.reduce(.success) { $0.worse($1) }
  }

  /// For example, "11 of 12 scene files were drawn; not 'a.yml'."
  static func summary(of count: Int, failed: [String]) -> String {
    guard !failed.isEmpty else {
      return count == 1 ? "1 scene file was drawn." : "\(count) scene files were drawn."
    }
    return "\(count - failed.count) of \(count) scene files were drawn; not \(listed(failed))."
  }

  /// For example, "2 JSON files are no scene files and were left out: 'a.json', 'b.json'."
  static func notice(leftOut names: [String]) -> String {
    let subject =
      names.count == 1
      ? "1 JSON file is not a scene file and was"
      : "\(names.count) JSON files are not scene files and were"
    return "\(subject) skipped: \(listed(names))."
  }

  /// The first ten names.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }

  /// The results of the processes in the order of the files, nil for those that were not started or
  /// were stopped.
  private func ends() throws(Failure) -> [BatchProcess.End?] {
    let progress = Progress("drawing", isVisible: isQuiet ? false : nil)
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
      // A signal from the keyboard also terminates the processes, so that their results are
      // ignored.
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
        BatchProblem.cannotMake(folder, reason: String(cString: strerror(errno)).lowercased()))
    }
  }
}
