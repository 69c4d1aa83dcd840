import ArgumentParser
import AtomicFiles
import Failures
import Foundation
import Glibc
import SceneFiles
import UIKit

/// Runs the command and determines the exit status. All output to standard error is written here.
@MainActor
enum CommandLineTool {
  static func run(_ arguments: [String]) -> RunStatus {
    do {
      return try perform(arguments)
    } catch {
      report(error)
      return error.status
    }
  }

  /// Writes an error to standard error.
  static func report(_ error: Failure) {
    if error.reason is SceneFileError {
      // The lines begin with file, line and column, which editors recognize.
      printError(error.description)
    } else {
      diagnose(error.description)
    }
  }

  private static func perform(_ arguments: [String]) throws(Failure) -> RunStatus {
    switch PlainArguments(arguments) {
    case .list: try print(ListCommand.text)
    case .draw(let request): try Drawing.run(request)
    case nil: return try parse(arguments)
    }
    return .success
  }

  private static func print(_ text: String) throws(Failure) {
    try StandardOutput.write(Data(text.utf8))
  }

  private static func parse(_ arguments: [String]) throws(Failure) -> RunStatus {
    if let call = try CompletionArguments(arguments) {
      try print(call.text)
      return .success
    }
    let named = NamedCommand(arguments)
    if named == nil {
      try RenderCommand.refuseUnknown(arguments)
      try GoldenCommand.refuseUnknown(arguments)
    }
    do {
      var command =
        try named?.parsed()
        ?? RenderCommand.parseAsRoot(RenderCommand.completed(arguments))
      switch command {
      case let draw as DrawCommand where draw.watch:
        let request = try draw.request()
        try LanguageScope.run(request.language) { try SceneWatch(request).run() }
      case let draw as DrawCommand: try Drawing.run(draw.request())
      case let list as ListCommand: try print(list.lines)
      case let profile as ProfileCommand: try ProfileRun(profile.request()).run()
      case let command as any StatusCommand: return try command.perform()
      default: try command.run()
      }
      return .success
    } catch let error as Failure {
      throw error
    } catch {
      try finish(error)
      return .success
    }
  }

  /// Ends with ArgumentParser's output: the help, or an error message.
  private static func finish(_ error: any Error) throws(Failure) {
    guard RenderCommand.exitCode(for: error).isSuccess else {
      throw Failure(ArgumentProblem.arguments(RenderCommand.message(for: error)))
    }
    try StandardOutput.write(Data("\(RenderCommand.fullMessage(for: error))\n".utf8))
  }

  static func diagnose(_ sentence: String) { printError("render: \(sentence)") }

  static func printError(_ lines: String) { show("\(lines.printable)\n") }

  /// Writes text to standard error unchanged.
  static func show(_ text: String) {
    try? AtomicFile.write(Data(text.utf8), to: STDERR_FILENO, named: "standard error")
  }
}
