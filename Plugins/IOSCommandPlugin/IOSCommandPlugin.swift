import Foundation
import PackagePlugin

/// `swift package ios test|build|run|rewrite|overlay|compiler …`: builds unchanged iOS source.
///
/// Calls `Scripts/ios`, which compiles the source tool if it is missing. The tool belongs to no
/// target, so packages that do not use it need not compile it.
@main
struct IOSCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = package.appendingPathComponent("Scripts/ios")
    process.arguments = arguments
    if let output = CallersFile.output { process.standardOutput = output }
    if let errors = CallersFile.errors { process.standardError = errors }
    var watch: LockWatch?
    try process.runWithSignals { watch = LockWatch(group: $0) }
    watch?.cancel()
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }
}
