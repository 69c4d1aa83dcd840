/// Paths and names as the system reads them: bytes, of which `/` and `.` mean something whatever
/// stands beside them. A `Character` can be a slash and the mark on it in one, and a comparison of
/// Characters then finds no slash.
extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Whether the bytes begin with those of another text.
  package func beginsBytewise(with other: some StringProtocol) -> Bool {
    utf8.starts(with: other.utf8)
  }

  /// Whether the bytes end with those of another text.
  package func endsBytewise(with other: some StringProtocol) -> Bool {
    utf8.count >= other.utf8.count && utf8.suffix(other.utf8.count).elementsEqual(other.utf8)
  }

  /// What stands between slashes; where two follow each other, or one stands at an end, an empty
  /// part.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether a file of this name is hidden.
  package var isHiddenName: Bool { utf8.first == UInt8(ascii: ".") }

  /// What stands before the last slash, and after it. Without one, nothing stands before.
  package var splitPath: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", String(self)) }
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }

  /// What stands after the last dot of a file's name that does not begin it; empty without one.
  package var nameExtension: String {
    let name = splitPath.name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// As much of the beginning as has at most so many bytes, scalars left whole.
  package func prefix(bytes most: Int) -> String {
    var (result, count) = (String.UnicodeScalarView(), 0)
    for scalar in unicodeScalars {
      count += UTF8.width(scalar)
      guard count <= most else { break }
      result.append(scalar)
    }
    return String(result)
  }

  /// The text as one line: line ends, tabs and control characters written out, such as `\n`. What
  /// a name from a file or a result says begins no line of a log, and gives a terminal no orders.
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
