import ImageIO
import UIKit

/// The problems of a scene file.
package enum Problem: Error, Hashable, Sendable {
  // Reading
  case unreadable(FileProblem)
  case notUTF8
  case syntax(SyntaxProblem)
  case nothingInFile
  case twoDocuments
  case keyTwice(String)
  case noAnchor(String)
  case tooMany(SceneLimits.Name, Int)

  // Values
  case nothing(expected: String)
  /// `nearest` is the text to write instead.
  case wrongKind(expected: String, found: Found, nearest: String? = nil)
  /// `nearest` finds the suggestion when the message is composed.
  case wrongWord(String, expected: String, nearest: Nearest)
  /// A field of an item where fields are not allowed.
  case fieldHere(String, expected: String)
  /// A field whose braces need quotes.
  case bracesNeedQuotes(String)
  case spelledBoolean(String)
  case outOfRange(expected: String, found: String)
  case wrongCount(expected: String, found: Int)

  // Keys
  /// `nearest` is the key to write instead.
  case unknownKey(String, table: String, nearest: String?, known: [String])
  case badName(String, expected: String)
  case missingKey(String)
  case needs(String, [String])
  case excludes(String, String)
  /// A key of other layouts than the scene's.
  case otherLayout(String, of: [LayoutKind], in: LayoutKind)
  case noAccessory
  /// A group with a count and several items.
  case repeatsSeveral(count: Int, items: Int)
  /// A section header although the first item is the header.
  case firstItemIsHeader
  /// A group whose size is undetermined, in a section.
  case insufficientSpace(section: Int)
  case notOneKey([String], found: Int)

  // References
  case unknownStyle(String, known: [String])
  /// An item without a style; `isAny` is false if there are no styles.
  case noStyle(isAny: Bool)
  case styleInCircle([String])
  /// A missing item; the number of items is nil for a section of unknown size.
  case noItem(String, sections: [Int?])
  case noSection(Int, count: Int)
  case twice(String)
  case sameName(String)
  case twoEndsOfAxis
  /// A constraint with a syntax error at a character; the names are those it may use.
  case constraint(String, reason: String, position: Int, names: [String])

  // Touches
  /// A touch without a position.
  case noTouchPoint
  /// A movement without a target.
  case noWay
  /// A finger that is already down.
  case fingerDown(Int)
  /// A finger that is not down, and cannot be moved, lifted or cancelled.
  case fingerUp(Int, String)
  case noFingerDown(String)
  /// A point outside the window; the window's size is in points.
  case outsideWindow(CGPoint, CGSize)
  case itemNotVisible(String)
  case noView(String)
  case noButton(String, known: [String])
  case fingers(TouchScriptError)

  // Fields, files and data
  /// A field of a style that no item of the style has.
  case missingField(String, of: String, known: [String])
  /// A field that other items of the style have.
  case lacksField(String, of: String, known: [String])
  case wrongField(String, of: String, value: String, expected: String)
  case path(String, PathProblem)
  case image(String, ImageIOError)
  case data(DataProblem)
}

extension Problem {
  /// Hashes the main associated value only, which is cheap and distinguishes mistakes of one
  /// location and kind.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .wrongWord(let name, _, _), .outOfRange(_, let name), .unknownKey(let name, _, _, _),
      .badName(let name, _), .unknownStyle(let name, _), .noItem(let name, _),
      .missingField(let name, _, _), .path(let name, _), .image(let name, _),
      .excludes(_, let name), .otherLayout(let name, _, _), .keyTwice(let name),
      .itemNotVisible(let name), .noView(let name),
      .noButton(let name, _):
      hasher.combine(name)
    case .constraint(let sentence, _, let position, _):
      hasher.combine(sentence)
      hasher.combine(position)
    case .wrongField(let name, let owner, let value, _):
      hasher.combine(name)
      hasher.combine(owner)
      hasher.combine(value)
    case .lacksField(let name, let owner, _):
      hasher.combine(name)
      hasher.combine(owner)
    default: break
    }
  }
}

/// The kind of an unexpected value.
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

/// The reason why a path in a scene file is invalid.
package enum PathProblem: Error, Equatable, Sendable {
  case outside
  case empty
  case unreadable(FileProblem)
}

/// The reason why a file cannot be read.
package enum FileProblem: Error, Equatable, Sendable {
  /// The system's error number.
  case system(Int32)
  case folder
  /// Neither a file nor a folder, such as a pipe.
  case notRegular
  case tooLarge(limit: Int)
}

/// The problems of a data file.
package enum DataProblem: Equatable, Sendable {
  case unknownKind(String)
  case notUTF8
  case noHeader
  /// A line with more values than allowed for a file.
  case tooManyValues
  case emptyName(column: Int)
  case sameName(String)
  case wrongCount(found: Int, columns: Int)
  case openQuote
  case textAfterQuote
  /// A line that is not a JSON object.
  case notAnObject
  case notAValue(String)
}
