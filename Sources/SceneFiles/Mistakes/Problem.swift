import ImageIO

/// What can be wrong in a scene file.
package enum Problem: Error, Equatable, Sendable {
  // Reading
  case unreadable(FileProblem)
  case notUTF8
  /// YAML's own words.
  case syntax(String)
  case nothingInFile
  case twoDocuments
  case keyTwice(String)
  case noAnchor(String)
  case tooMany(SceneLimits.Name, Int)

  // Values
  case nothing(expected: String)
  case wrongKind(expected: String, found: Found)
  case wrongWord(String, expected: String, nearest: String?)
  case spelledTruth(String)
  case outOfRange(expected: String, found: String)
  case wrongCount(expected: String, found: Int)

  // Keys
  case unknownKey(String, table: String, nearest: String?, known: [String])
  case badName(String, expected: String)
  case missingKey(String)
  case needs(String, [String])
  case excludes(String, String)
  case notOneKey([String], found: Int)

  // References
  case unknownStyle(String, nearest: String?, known: [String])
  case noStyle
  case styleInCircle([String])
  /// nil for a section of which nobody knows how many it has.
  case noItem(String, sections: [Int?])
  case noSection(Int, count: Int)
  case twice(String)
  case sameName(String)
  case acrossShelves(String, String)
  case twoEndsOfAxis
  case missingField(String, of: String, nearest: String?, known: [String])
  case wrongField(String, of: String, value: String, expected: String)
  case path(String, PathProblem)
  case image(String, ImageIOError)
  case data(DataProblem)
}

/// The kind of thing that stands where something else was expected.
package enum Found: Equatable, Sendable {
  case word(String)
  case list
  case table

  init(_ tree: Tree) {
    switch tree.node {
    case .scalar(let text, _): self = .word(text)
    case .list: self = .list
    case .table: self = .table
    case .unread: self = .word("")
    }
  }
}

/// Why a path in a scene file leads nowhere.
package enum PathProblem: Error, Equatable, Sendable {
  case outside
  case empty
  case unreadable(FileProblem)
}

/// Why a file cannot be read.
package enum FileProblem: Error, Equatable, Sendable {
  /// The error number of the system.
  case system(Int32)
  case notRegular
  case tooLarge(limit: Int)
}

/// What can be wrong in a file of data.
package enum DataProblem: Equatable, Sendable {
  case unknownKind(String)
  case notUTF8
  case noHeader
  case emptyName(column: Int)
  case sameName(String)
  case wrongCount(found: Int, columns: Int)
  case openQuote
  case textAfterQuote
  /// A line of JSON that is no object, in the parser's words.
  case notAnObject
  case notAValue(String)
}
