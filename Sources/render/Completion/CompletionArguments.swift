import Failures
import Foundation

/// The two calls by shells: for a completion script, and for completions.
///
/// Handled before ArgumentParser, which would report incomplete words as errors.
enum CompletionArguments: Equatable {
  case script(CompletionScript)
  /// The arguments up to the cursor.
  case question([String])

  /// Returns nil for other calls.
  init?(_ arguments: [String]) throws(Failure) {
    switch arguments.first {
    case CompletionScript.question:
      self = .question(Array(arguments.dropFirst()))
    case "--generate-completion-script":
      let shell = arguments.dropFirst().first ?? Self.ownShell
      guard arguments.count <= 2, let script = CompletionScript(rawValue: shell) else {
        throw Failure(ArgumentProblem.completionShell(shell))
      }
      self = .script(script)
    default: return nil
    }
  }

  /// The name of the user's shell, or an empty string if it is unknown.
  private static var ownShell: String {
    let path = ProcessInfo.processInfo.environment["SHELL"] ?? ""
    return (path as NSString).lastPathComponent
  }

  /// The text that is printed.
  var text: String {
    get throws(Failure) {
      switch self {
      case .script(let script): script.text
      case .question(let words):
        Completion(try ToolDescription.ofThisProgram()).answer(words).lines
          .map { $0 + "\n" }.joined()
      }
    }
  }
}
