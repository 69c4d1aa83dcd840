import Failures
import Foundation

/// A manual page in `mdoc` format.
struct ManualPage {
  private let root: ToolDescription.Command
  private let usages: [String]

  /// Creates the manual page of a command and its subcommands.
  ///
  /// - Parameter usages: The usage lines of the commands.
  init(_ root: ToolDescription.Command, usages: [String]) {
    self.root = root
    self.usages = usages
  }

  var text: String {
    let commands = root.visibleSubcommands
    let names = [".Nm \(root.commandName)", ".Nd \(Self.plain(root.abstract ?? ""))"]
    // Without a date, so that the page is reproducible.
    var lines = [".Dd ", ".Dt RENDER 1", ".Os", ".Sh NAME"] + names
    lines += [".Sh SYNOPSIS"] + usages.map { ".Dl \(Self.plain($0))" }
    lines += [".Sh DESCRIPTION"]
    for command in commands { lines += section(command, parent: root.commandName) }
    lines += [".Sh \(RunStatus.heading)", ".Bl -tag -width indent"]
    for status in RunStatus.numbered {
      lines += [".It \(status.code)", Self.plain(status.meaning)]
    }
    lines += [".El", Self.plain(RunStatus.rule), ".Pp", Self.plain(RunStatus.signals)]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ command: ToolDescription.Command, parent: String) -> [String] {
    let isDefault = command.commandName == root.defaultSubcommand
    let name = isDefault ? parent : "\(parent) \(command.commandName)"
    var lines = [".Ss \(name)", Self.plain(command.abstract ?? "")]
    if let discussion = command.discussion {
      lines += Self.paragraphs(Self.withoutTables(discussion))
    }
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isCommon }
    if !arguments.isEmpty {
      lines.append(".Bl -tag -width indent")
      for argument in arguments {
        lines += [".It \(Self.plain(argument.synopsis))", Self.plain(argument.abstract ?? "")]
      }
      lines.append(".El")
    }
    for subcommand in command.visibleSubcommands { lines += section(subcommand, parent: name) }
    return lines
  }

  /// Removes the commands and the exit statuses, which have sections of their own.
  private static func withoutTables(_ discussion: String) -> String {
    let text = discussion.range(of: CommandTable.heading).map { discussion[..<$0.lowerBound] }
    return (text.map(String.init) ?? discussion).trimmingCharacters(in: .newlines)
  }

  /// Lines that begin with spaces are preserved.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      if line.isEmpty { return [".Pp"] }
      return line.hasPrefix(" ") ? [".br", plain(String(line))] : [plain(String(line))]
    }
  }

  /// Escapes text, so that it contains no macros or escape sequences.
  private static func plain(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\\", with: "\\e")
      .replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "-", with: "\\-")
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}

extension ToolDescription.Argument {
  /// Whether every command has the argument.
  fileprivate var isCommon: Bool {
    names?.contains { ["--help", "--version"].contains($0.text) } ?? false
  }

  /// For example, "--offset X,Y" or "words ...".
  fileprivate var synopsis: String {
    guard let names else { return (valueName ?? "") + (isRepeating ? " ..." : "") }
    let all = names.map(\.text).joined(separator: ", ")
    return kind == "flag" ? all : "\(all) \(valueName ?? "VALUE")"
  }
}
