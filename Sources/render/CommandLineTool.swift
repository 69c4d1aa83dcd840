import ArgumentParser
import Glibc
import ImageIO

/// From arguments to an exit status. The only place that writes to standard error.
@MainActor
enum CommandLineTool {
  static func run(_ arguments: [String]) -> RenderStatus {
    do {
      try perform(arguments)
      return .success
    } catch let error as RenderError {
      complain(error.description)
      return error.status
    } catch {
      return finish(error)
    }
  }

  private static func perform(_ arguments: [String]) throws {
    var command = try RenderCommand.parseAsRoot(RenderCommand.completed(arguments))
    switch command {
    case let draw as DrawCommand: try Drawing(draw.request()).run()
    case let list as ListCommand: try StandardOutput.write(Data(list.text.utf8))
    default: try command.run()
    }
  }

  /// Ends with what ArgumentParser has to say: help on standard output, or one sentence.
  private static func finish(_ error: any Error) -> RenderStatus {
    if RenderCommand.exitCode(for: error).isSuccess {
      let help = RenderCommand.fullMessage(for: error) + "\n"
      return (try? StandardOutput.write(Data(help.utf8))) == nil ? .output : .success
    }
    let refusal = RenderError.arguments(RenderCommand.message(for: error))
    complain(refusal.description)
    return refusal.status
  }

  static func complain(_ sentence: String) {
    let line = Data("render: \(sentence)\n".utf8)
    try? AtomicFile.write(line, to: STDERR_FILENO, named: "standard error")
  }
}
