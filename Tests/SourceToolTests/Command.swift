import Foundation

/// A program that runs to its end.
struct Command {
  struct Result {
    let status: Int32
    /// The program's output, without warnings and errors.
    let output: String
    let errors: String
  }

  private let program: URL
  private let arguments: [String]
  var environment = ProcessInfo.processInfo.environment
  /// The working directory; nil for this program's.
  var folder: URL?

  init(_ program: URL, _ arguments: [String] = []) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Creates a command that finds its program by name.
  init(_ words: [String]) { self.init(URL(fileURLWithPath: "/usr/bin/env"), words) }

  /// Runs the program. Waiting blocks no thread, so that other tests proceed.
  func run() async throws -> Result {
    let process = Process()
    (process.executableURL, process.arguments) = (program, arguments)
    process.environment = environment
    if let folder { process.currentDirectoryURL = folder }
    // The output goes into files: a pipe holds 64 KB, then the program waits for its reader.
    let (output, errors) = (try Log(), try Log())
    (process.standardOutput, process.standardError) = (output.handle, errors.handle)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return Result(
      status: process.terminationStatus, output: try output.take(), errors: try errors.take())
  }
}

/// A file that receives a program's output.
private struct Log {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  let handle: FileHandle

  init() throws {
    FileManager.default.createFile(atPath: file.path, contents: nil)
    handle = try FileHandle(forWritingTo: file)
  }

  /// Returns the output and removes the file.
  func take() throws -> String {
    try handle.close()
    defer { try? FileManager.default.removeItem(at: file) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

struct CommandError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
