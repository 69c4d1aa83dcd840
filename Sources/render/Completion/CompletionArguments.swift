import Failures
import Foundation

/// The two calls that shells make: for a script, and for what to offer.
///
/// Read before ArgumentParser, which would take unfinished words for mistakes.
enum CompletionArguments: Equatable {
  case script(CompletionScript)
  /// The words up to the cursor.
  case question([String])

  /// Nil for any other call.
  init?(_ arguments: [String]) throws(Failure) {
    switch arguments.first {
    case CompletionScript.question:
      self = .question(Array(arguments.dropFirst()))
    case "--generate-completion-script":
      let shell = arguments.dropFirst().first ?? Self.ownShell
      guard arguments.count <= 2, let script = CompletionScript(rawValue: shell) else {
        throw Failure(ArgumentFact.completionShell(shell))
      }
      self = .script(script)
    default: return nil
    }
  }

  /// The name of the shell that the user works in; empty where nobody says.
  private static var ownShell: String {
    let path = ProcessInfo.processInfo.environment["SHELL"] ?? ""
    return (path as NSString).lastPathComponent
  }

  /// What is printed.
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
