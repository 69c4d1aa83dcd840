extension Diffing where Value == String {
  /// Text stored as UTF-8 and compared line by line.
  public static var lines: Diffing {
    Diffing(
      encode: { Data($0.utf8) },
      decode: { data in
        guard let text = String(validating: data, as: UTF8.self) else { throw NotUTF8() }
        return text
      },
      difference: { firstDifference($0, $1) })
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> Difference? {
    guard Array(expected.utf8) != Array(actual.utf8) else { return nil }
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(expectedLines.count, actualLines.count) {
      let first = index < expectedLines.count ? String(expectedLines[index]) : nil
      let second = index < actualLines.count ? String(actualLines[index]) : nil
      if first.map({ Array($0.utf8) }) != second.map({ Array($0.utf8) }) {
        return .line(index + 1, expected: first, actual: second)
      }
    }
    return .other("the texts differ")
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for the text itself, in a `.txt` file.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

private struct NotUTF8: Error, CustomStringConvertible {
  var description: String { "The file is not UTF-8 text." }
}
