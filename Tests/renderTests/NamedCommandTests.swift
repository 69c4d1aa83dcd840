import ArgumentParser
import Testing

@testable import render

/// A command that is parsed alone has the values that it has when all commands are parsed, and
/// leaves what it refuses to them.
@MainActor
@Suite struct NamedCommandTests {
  @Test(
    "a command parsed alone is the command parsed among all",
    arguments: [
      "list", "list --devices", "draw wall out.png --offset 0,800", "golden check --shard 1/3",
      "golden ls", "golden record", "compare a.png b.png --pixels 3", "report", "man",
      "profile wall --json out.json",
    ])
  func equal(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let alone = try #require(NamedCommand(arguments)?.parsed())
    let among = try RenderCommand.parseAsRoot(arguments)
    #expect(type(of: alone) == type(of: among))
    var (first, second) = ("", "")
    dump(alone, to: &first)
    dump(among, to: &second)
    #expect(first == second)
  }

  @Test(
    "help, versions, faults and other arguments are left to the parser of all commands",
    arguments: [
      "", "wall out.png", "golden", "golden --help", "list --help", "list -h", "help list",
      "list --version", "list --device", "list more",
      "list --generate-completion-script", "--version", "lists",
    ])
  func left(line: String) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(NamedCommand(arguments)?.parsed() == nil)
  }
}
