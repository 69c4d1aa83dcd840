import Failures
import Foundation

/// The parts of ArgumentParser's JSON description that the manual page and shell completion use.
struct ToolDescription: Decodable {
  let command: Command

  /// The description of this program.
  static func ofThisProgram() throws(Failure) -> ToolDescription {
    do {
      return try JSONDecoder().decode(
        ToolDescription.self, from: Data(RenderCommand._dumpHelp().utf8))
    } catch {
      throw Failure(OutputProblem.report("The options cannot be read: \(error)"))
    }
  }

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let subcommands: [Command]?
    let arguments: [Argument]?
    let defaultSubcommand: String?
  }

  struct Argument: Decodable {
    let kind: String
    let shouldDisplay: Bool
    let sectionTitle: String?
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let parsingStrategy: String?
    let completionKind: CompletionKind?
  }

  /// One of the properties is set.
  struct CompletionKind: Decodable {
    let list: List?
    let file: File?
    let directory: Directory?

    struct List: Decodable { let values: [String] }
    struct File: Decodable { let extensions: [String] }
    struct Directory: Decodable {}
  }

  struct Name: Decodable {
    let kind: String
    let name: String

    var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
  }
}
