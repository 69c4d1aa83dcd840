import Foundation

/// Runs the built executable through a shell.
struct Shell {
  /// The working directory of the lines, `$F` in them.
  let folder: URL
  var environment: [String: String] = [:]

  struct Result {
    let status: Int32
    let output: Data
    let errors: String
    /// The lines on standard error that are not empty.
    var errorLines: [Substring] { errors.split(separator: "\n") }
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  static var executable: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("render").path
  }

  /// Runs a line in which `render` is the executable.
  func run(_ line: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "render() { \"$R\" \"$@\"; }; set -o pipefail; \(line)"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["R": Self.executable, "F": folder.path],
      uniquingKeysWith: { $1 }
    ).merging(environment, uniquingKeysWith: { $1 })
    // Tests of several processes may share a folder.
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let (output, errors) = (place.path + ".out", place.path + ".err")
    for path in [output, errors] { try Data().write(to: URL(fileURLWithPath: path)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    defer { for path in [output, errors] { unlink(path) } }
    return Result(
      status: process.terminationStatus,
      output: FileManager.default.contents(atPath: output) ?? Data(),
      errors: String(
        decoding: FileManager.default.contents(atPath: errors) ?? Data(), as: UTF8.self))
  }
}
