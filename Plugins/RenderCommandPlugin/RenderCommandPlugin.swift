import Foundation
import PackagePlugin

/// `swift package render …`: the command `render`, in any package that depends on this one.
///
/// Accepts the arguments of `render`. Paths are relative to the folder in which `swift package` was
/// called.
@main
struct RenderCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    if arguments.first == "serve" {
      // The server that 'render serve' starts, built only for that command.
      _ = try program("render-serve")
    }
    process.executableURL = try program("render")
    process.arguments = arguments
    try process.runWithSignals()
    // SwiftPM replaces every other status with 1; a signal's number would look like a status of
    // 'render'.
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }

  /// Returns the path of a program; builds it if it is not up to date.
  private func program(_ name: String) throws -> URL {
    let build = try packageManager.build(
      .product(name), parameters: .init(configuration: .debug, logging: .concise))
    guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.is(name) }) else {
      FileHandle.standardError.write(Data(build.logText.utf8))
      exit(1)
    }
    return program.url
  }
}

extension PackageManager.BuildResult.BuiltArtifact {
  fileprivate func `is`(_ name: String) -> Bool {
    kind == .executable && url.lastPathComponent == name
  }
}
