import ArgumentParser
import Failures
import Foundation

/// Prints the manual page.
struct ManualCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "man", _superCommandName: "render",
    abstract: "Print the manual page, for 'man -l'.",
    usage: "render man > render.1")

  func perform() throws(Failure) -> RunStatus {
    try StandardOutput.write(Data(try Self.page().utf8))
    return .success
  }

  /// The manual page of all commands, generated from ArgumentParser's description.
  static func page() throws(Failure) -> String {
    var usages = [
      DrawCommand.configuration, ProfileCommand.configuration, BatchCommand.configuration,
      CompareCommand.configuration,
    ].flatMap { ($0.usage ?? "").split(separator: "\n").map(String.init) }
    usages.append("render --version")
    return ManualPage(try ToolDescription.ofThisProgram().command, usages: usages).text
  }
}
