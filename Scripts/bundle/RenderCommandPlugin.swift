import Foundation
import PackagePlugin

/// `swift package render …`: the compiled command, in any package that depends on this one.
///
/// Accepts the arguments of `render`. Paths are relative to the folder in which `swift package` was
/// called.
@main
struct RenderCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "render").url
    process.arguments = arguments
    try process.runWithSignals()
    // SwiftPM replaces every other status with 1; a signal's number would look like a status of
    // 'render'.
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }
}
