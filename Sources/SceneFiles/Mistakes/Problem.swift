import ImageIO
import UIKit

/// What can be wrong in a scene file.
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
  /// `nearest` is what to write instead.
  case wrongKind(expected: String, found: Found, nearest: String? = nil)
  /// `nearest` finds what was meant; it is not looked for before somebody reads of it.
  case wrongWord(String, expected: String, nearest: Nearest)
  /// A field of an item where none can stand.
  case fieldHere(String, expected: String)
  /// A field without quotes around its braces.
  case bracesNeedQuotes(String)
  case spelledTruth(String)
  case outOfRange(expected: String, found: String)
  case wrongCount(expected: String, found: Int)

  // Keys
  /// `nearest` is what to write instead.
  case unknownKey(String, table: String, nearest: String?, known: [String])
  case badName(String, expected: String)
  case missingKey(String)
  case needs(String, [String])
  case excludes(String, String)
  /// A key of other layouts than the scene's, and what to write there instead.
  case otherLayout(String, of: [LayoutKind], in: LayoutKind)
  case noAccessory
  /// A group that repeats one item and has several.
  case repeatsSeveral(count: Int, items: Int)
  /// A section's header where its first item is one.
  case firstItemIsHeader
  /// A group of which nobody can say how large it is, with its section.
  case noRoom(section: Int)
  case notOneKey([String], found: Int)

  // References
  case unknownStyle(String, known: [String])
  /// An item names no style; `isAny` is false where there is none to name.
  case noStyle(isAny: Bool)
  case styleInCircle([String])
  /// nil for a section of which nobody knows how many it has.
  case noItem(String, sections: [Int?])
  case noSection(Int, count: Int)
  case twice(String)
  case sameName(String)
  case twoEndsOfAxis
  /// A constraint that cannot be read at a character; the names are those it may use.
  case constraint(String, reason: String, position: Int, names: [String])

  // Fingers
  /// Nothing says where to touch.
  case noPlace
  /// Nothing says where a finger moves to.
  case noWay
  /// A finger that is down cannot come down.
  case fingerDown(Int)
  /// A finger that is not down cannot be moved, lifted or taken away.
  case fingerUp(Int, String)
  case noFingerDown(String)
  /// The window's size is in points.
  case outsideWindow(CGPoint, CGSize)
  case itemOutOfSight(String)
  case noView(String)
  case noButton(String, known: [String])
  case fingers(TouchScriptError)

  // Fields, files and data
  /// A field that a style shows and no item of the style has.
  case missingField(String, of: String, known: [String])
  /// A field that other items of the style have.
  case lacksField(String, of: String, known: [String])
  case wrongField(String, of: String, value: String, expected: String)
  case path(String, PathProblem)
  case image(String, ImageIOError)
  case data(DataProblem)
}

extension Problem {
  /// By what the sentence speaks of, which is cheap: in that two mistakes of one place and kind
  /// differ.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .wrongWord(let name, _, _), .outOfRange(_, let name), .unknownKey(let name, _, _, _),
      .badName(let name, _), .unknownStyle(let name, _), .noItem(let name, _),
      .missingField(let name, _, _), .path(let name, _), .image(let name, _),
      .excludes(_, let name), .otherLayout(let name, _, _), .keyTwice(let name),
      .itemOutOfSight(let name), .noView(let name),
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
  /// More values in a line than a whole file may have.
  case tooManyValues
  case emptyName(column: Int)
  case sameName(String)
  case wrongCount(found: Int, columns: Int)
  case openQuote
  case textAfterQuote
  /// A line of JSON that is no object, in the parser's words.
  case notAnObject
  case notAValue(String)
}
