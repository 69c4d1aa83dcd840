import Foundation
import PackagePlugin

/// `swift package ios test|build|run|rewrite|overlay|compiler …`: builds iOS source as it is.
///
/// The work is `Scripts/ios`', which compiles the source tool where it is missing. It stands in no
/// target, so that nobody waits for it who does without.
@main
struct IOSCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = package.appendingPathComponent("Scripts/ios")
    process.arguments = arguments
    try process.runWithSignals()
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }
}
