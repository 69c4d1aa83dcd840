import Foundation
import PackagePlugin

/// `swift package render …`: the command `render`, in any package that depends on this one.
///
/// It takes what `render` takes. Paths are relative to the folder that `swift package` was called
/// in.
@main
struct RenderCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    if arguments.first == "serve" {
      // The server that 'render serve' starts beside itself, for who asks for it.
      _ = try program("render-serve")
    }
    process.executableURL = try program("render")
    process.arguments = arguments
    try process.runWithSignals()
    // SwiftPM makes a 1 of every other status; a signal's number would pass for one of ours.
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }

  /// A program, built where it is not up to date.
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
