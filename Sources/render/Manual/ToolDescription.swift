/// What ArgumentParser says of a program in JSON, as far as the manual page needs it.
struct ToolDescription: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let subcommands: [Command]?
    let arguments: [Argument]?
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
  }

  struct Name: Decodable {
    let kind: String
    let name: String

    var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
  }
}
