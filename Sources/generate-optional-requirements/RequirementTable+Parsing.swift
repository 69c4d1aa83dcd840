import Foundation

/// The reasons for which a protocol's file cannot be read as a table.
package enum TableError: Error, Equatable, CustomStringConvertible {
  case noProtocol(file: String)
  case unreadable(declaration: String, file: String)
  case noValue(declaration: String, file: String)

  package var description: String {
    switch self {
    case .noProtocol(let file):
      "\(file): no 'public protocol' found."
    case .unreadable(let declaration, let file):
      "\(file): cannot read the declaration '\(declaration)'."
    case .noValue(let declaration, let file):
      "\(file): '\(declaration)' returns a value; state its default: "
        + "'// Optional; without it: <expression>'."
    }
  }
}

extension RequirementTable {
  /// Reads the table from the Swift file that declares the protocol.
  ///
  /// A requirement is optional if the line `// Optional` is directly above it, followed by
  /// `; without it: <expression>` if the method returns a value. The note may continue in further
  /// comment lines. The reader supports only the Swift of delegate protocols: one protocol per
  /// file, with methods only.
  package init(source: String, file: String) throws(TableError) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard
      let start = lines.firstIndex(where: { $0.contains("public protocol ") }),
      let name = lines[start].components(separatedBy: "public protocol ").last?
        .prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }), !name.isEmpty
    else { throw .noProtocol(file: file) }

    var requirements: [Requirement] = []
    var note: String?
    var declaration = ""
    for line in lines[(start + 1)...] {
      if declaration.isEmpty {
        if line.hasPrefix("// Optional") {
          note = line
          continue
        }
        if line.hasPrefix("// "), let begun = note {
          note = begun + " " + line.dropFirst("// ".count)
          continue
        }
        guard line.hasPrefix("func ") else {
          if line == "}" { break }
          continue
        }
      } else if line.isEmpty || line == "}" || line.hasPrefix("//") {
        requirements.append(try Requirement(declaration: declaration, note: note, file: file))
        (declaration, note) = ("", line.hasPrefix("// Optional") ? line : nil)
        continue
      }
      declaration += (declaration.isEmpty ? "" : " ") + line
    }
    if !declaration.isEmpty {
      requirements.append(try Requirement(declaration: declaration, note: note, file: file))
    }
    self.init(protocolName: String(name), requirements: requirements)
  }
}

extension Requirement {
  /// Returns the index of the parenthesis that closes the one at an index.
  private static func end(of open: String.Index, in text: String) -> String.Index? {
    var depth = 0
    return text[open...].indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  init(declaration: String, note: String?, file: String) throws(TableError) {
    guard
      let open = declaration.firstIndex(of: "("),
      let close = Self.end(of: open, in: declaration)
    else { throw .unreadable(declaration: declaration, file: file) }

    let tail = declaration[declaration.index(after: close)...]
      .trimmingCharacters(in: .whitespaces)
    let result =
      tail.hasPrefix("->")
      ? tail.dropFirst(2).trimmingCharacters(in: .whitespaces) : "Void"

    var parameters: [Parameter] = []
    for text in declaration[declaration.index(after: open)..<close].split(separator: ",") {
      let halves = text.split(separator: ":", maxSplits: 1)
      let names = halves.first?.split(separator: " ") ?? []
      guard halves.count == 2, let label = names.first, let name = names.last, names.count <= 2
      else { throw .unreadable(declaration: declaration, file: file) }
      parameters.append(
        Parameter(
          label: String(label), name: String(name),
          type: halves[1].trimmingCharacters(in: .whitespaces)))
    }
    self.init(
      baseName: declaration[..<open].dropFirst("func ".count)
        .trimmingCharacters(in: .whitespaces),
      parameters: parameters, result: result, absence: .required)

    if let note {
      let value = note.components(separatedBy: "; without it: ").dropFirst().first
      switch (value, result) {
      case (let value?, _): absence = .optional(value: value)
      case (nil, "Void"): absence = .optional(value: "")
      case (nil, _): throw .noValue(declaration: declaration, file: file)
      }
    }
  }
}
