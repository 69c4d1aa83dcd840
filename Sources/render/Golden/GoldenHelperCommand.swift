import ArgumentParser
import Foundation
import Glibc
import GoldenSets

/// Draws and compares goldens for the parent process, as one of `GoldenHelpers`.
struct GoldenHelperCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "helper", _superCommandName: "render golden",
    abstract: "Draw goldens for another process.", shouldDisplay: false)

  @OptionGroup var options: GoldenOptions
  @Option var mode: RecordMode

  func perform() throws(Failure) -> RunStatus {
    let set = try options.set
    let workspace = options.workspace(of: set)
    let run = GoldenRun(
      set: set, goldens: set.goldens, mode: mode, workspace: workspace,
      permission: try options.permission)
    try GoldenRun.prepareFonts()
    let capturedErrors = CapturedErrors()
    try run.draw(GoldenHelpers.nextShare) { (index, golden) throws(Failure) in
      var golden = golden
      golden.warnings = capturedErrors.take()
      guard let message = try? golden.message(index: index) else { return }
      try StandardOutput.write(message)
    }
    return .success
  }
}

extension RecordMode: ExpressibleByArgument {}

/// Collects the standard error output for each golden. The parent process prints it in the order of
/// the set.
private struct CapturedErrors {
  private let file: Int32

  init() {
    file = ScratchFile.open() ?? -1
    if file >= 0 { dup2(file, STDERR_FILENO) }
  }

  func take() -> Data {
    let count = file < 0 ? 0 : Int(lseek(file, 0, SEEK_END))
    guard count > 0 else { return Data() }
    var data = Data(count: count)
    let taken = data.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, 0) }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    return data.prefix(max(0, taken))
  }
}
