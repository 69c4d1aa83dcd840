import Foundation
import PackagePlugin

/// `swift package render …`: the compiled command, in any package that depends on this one.
///
/// It takes what `render` takes. Paths are relative to the folder that `swift package` was called
/// in.
@main
struct RenderCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "render").url
    process.arguments = arguments
    try process.runWithSignals()
    // SwiftPM makes a 1 of every other status; a signal's number would pass for one of ours.
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }
}
