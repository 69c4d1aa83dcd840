import Foundation

/// The modules built for this test, and the compiler's tools that read them.
enum BuiltModules {
  private static let folder = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a tool with the options that make it find the modules.
  static func run(_ tool: String, _ arguments: [String]) throws {
    try run(["swift", tool] + arguments + options())
  }

  /// Type-checks Swift files together.
  static func typeCheck(_ files: [String]) throws {
    // The macros of Swift Testing are in a folder beside the compiler.
    let compiler = try run(["sh", "-c", "readlink -f \"$(command -v swiftc)\""])
    let macros = URL(fileURLWithPath: compiler.trimmingCharacters(in: .newlines))
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host/plugins/testing").path
    try run(
      ["swiftc", "-typecheck", "-swift-version", "6", "-plugin-path", macros] + files + options())
  }

  /// Returns the options with the paths of the modules, of C modules, and of their libraries'
  /// headers.
  private static func options() throws -> [String] {
    let written = try Repository.paths(in: "Sources", endingIn: "/module.modulemap")
    // SwiftPM generates a module map for a target without one, and leaves it when the target has
    // its own.
    let targets = Set(written.map { $0.split(separator: "/")[1] })
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .filter { !targets.contains($0.dropLast(".build".count)) }
      .map { folder.appendingPathComponent("\($0)/module.modulemap").path }
    let headers = try run(
      [
        "pkg-config", "--cflags-only-I", "cairo", "harfbuzz", "libpng", "libdeflate",
        "libturbojpeg",
      ]
    ).split { $0.isWhitespace }.map(String.init)
    let clang =
      (written.map { Repository.root.appendingPathComponent($0).path } + made)
      .filter(FileManager.default.fileExists)
      .map { "-fmodule-map-file=\($0)" } + headers
    return ["-I", folder.appendingPathComponent("Modules").path]
      + clang.flatMap { ["-Xcc", $0] }
  }

  @discardableResult
  private static func run(_ words: [String]) throws -> String {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("BuiltModules-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { unlink(log.path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: log, encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(words.prefix(2).joined(separator: " ")): \(text)")
    }
    return text
  }
}
