import AtomicFiles
import Foundation

/// Draws the same pictures in several processes and compares their fingerprints.
package struct DeterminismProof {
  package struct Differing: Equatable {
    package let name: String
    /// The conditions of runs whose pictures differ from the first run's.
    package let conditions: [RunConditions]
  }

  package let differing: [Differing]
  private let count: Int
  private let runs: Int

  /// Runs the processes.
  ///
  /// - Parameters:
  ///   - names: the names of the pictures.
  ///   - words: this program's arguments that print a line for each picture: a fingerprint, a
  ///     space, the name.
  package init(
    names: [String], printedBy words: [String], conditions: [RunConditions]
  ) throws(Failure) {
    var digests: [[String: String]] = []
    for run in conditions { digests.append(try Self.digests(words, run)) }
    self.init(names: names, digests: digests, conditions: conditions)
  }

  /// Compares the results of runs.
  ///
  /// - Parameter digests: the fingerprint of each picture by name, for each run.
  init(names: [String], digests: [[String: String]], conditions: [RunConditions]) {
    count = names.count
    runs = conditions.count
    differing = names.compactMap { name in
      let others = zip(digests, conditions).filter { $0.0[name] != digests.first?[name] }.map(\.1)
      return others.isEmpty ? nil : Differing(name: name, conditions: others)
    }
  }

  package var lines: [String] {
    let found = differing.map { view in
      "\(view.name) differs with \(view.conditions.map(\.description).joined(separator: "; "))"
    }
    guard differing.isEmpty else {
      return found + ["\(differing.count) of \(count) pictures differ between \(runs) processes."]
    }
    let pictures = count == 1 ? "The picture is" : "All \(count) pictures are"
    return ["\(pictures) the same in \(runs) processes."]
  }

  /// Creates a file without a name.
  private static func scratchFile(_ conditions: RunConditions) throws(Failure) -> FileHandle {
    let folder = FileManager.default.temporaryDirectory.path
    var path = "\(folder)/render-XXXXXX".utf8CString.map { $0 }
    let file = mkstemp(&path)
    guard file >= 0 else {
      throw Failure(
        GoldenProblem.child(
          conditions: conditions.description,
          reason: AtomicFileError(path: folder, step: .open, code: errno).description))
    }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Returns the end of a child's output, which explains its exit.
  private static func end(of file: FileHandle) -> String {
    let count = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: count > maximumReportedCount ? count - maximumReportedCount : 0)
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// The limit in bytes.
  private static let maximumReportedCount: UInt64 = 4096

  /// Runs this program again and returns the fingerprints.
  private static func digests(
    _ words: [String], _ conditions: RunConditions
  ) throws(Failure) -> [String: String] {
    let process = Process()
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let words = conditions.launcher + [program] + words
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = conditions.applied(to: ProcessInfo.processInfo.environment)
    let output = Pipe()
    // A file takes any amount of output; an unread pipe would block the child.
    let errors = try Self.scratchFile(conditions)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw Failure(
        GoldenProblem.child(conditions: conditions.description, reason: "it did not start."))
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let reason = Self.end(of: errors).trimmingCharacters(in: .whitespacesAndNewlines)
      throw Failure(
        GoldenProblem.child(
          conditions: conditions.description,
          reason: reason.isEmpty ? "status \(process.terminationStatus)." : reason))
    }
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(
      pairs.compactMap { $0.count == 2 ? (String($0[1]), String($0[0])) : nil },
      uniquingKeysWith: { first, _ in first })
  }
}
