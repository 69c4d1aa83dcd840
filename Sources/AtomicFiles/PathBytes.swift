/// Operations on paths as bytes, as the system interprets them: a `Character` can consist of a
/// slash and a combining mark, so that comparisons of characters miss slashes.
extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Returns whether the bytes begin with those of another text.
  package func beginsBytewise(with other: some StringProtocol) -> Bool {
    utf8.starts(with: other.utf8)
  }

  /// Returns whether the bytes end with those of another text.
  package func endsBytewise(with other: some StringProtocol) -> Bool {
    utf8.count >= other.utf8.count && utf8.suffix(other.utf8.count).elementsEqual(other.utf8)
  }

  /// The parts between slashes, including empty ones.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether the file name is that of a hidden file.
  package var isHiddenName: Bool { utf8.first == UInt8(ascii: ".") }

  /// The parts before and after the last slash. Without a slash, the folder is empty.
  package var splitPath: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", String(self)) }
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }

  /// The file extension; empty for none.
  package var nameExtension: String {
    let name = splitPath.name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Returns the longest prefix of scalars with a maximum size in bytes.
  package func prefix(bytes most: Int) -> String {
    var (result, count) = (String.UnicodeScalarView(), 0)
    for scalar in unicodeScalars {
      count += UTF8.width(scalar)
      guard count <= most else { break }
      result.append(scalar)
    }
    return String(result)
  }

  /// The text with line ends, tabs and control characters escaped, such as `\n`. Prevents names in
  /// files and results from forging log lines or controlling a terminal.
  package var onOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _
      where [.control, .lineSeparator, .paragraphSeparator].contains(
        scalar.properties.generalCategory):
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
