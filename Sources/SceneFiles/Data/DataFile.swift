import Foundation

/// The items of a data file, read line by line up to a limit.
struct DataFile {
  let name: String
  /// The maximum number of lines; one more is read, to report the excess.
  var maximumItemCount = SceneLimits.standard[.items]
  var maximumValueCount = SceneLimits.standard[.dataValues]

  /// Returns one item for each line; mistakes have the line and column in the data file.
  ///
  /// Complexity: O(bytes).
  func items(_ data: Data) -> (items: [ItemModel], mistakes: [Mistake]) {
    guard let kind = Kind(name) else { return ([], [mistake(.data(.unknownKind(name)), line: 1)]) }
    return data.withUnsafeBytes { bytes in
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = UnsafeRawBufferPointer(
        rebasing: bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0))
      switch kind {
      case .separated(let separator):
        var values = SeparatedValues(text, separator: separator)
        return read { values.next(maximumValueCount: maximumValueCount) }
      case .jsonLines:
        var lines = JSONLines(text)
        return read { lines.next(maximumValueCount: maximumValueCount) }
      }
    }
  }

  /// A record of a data file.
  enum Record {
    case fields([String: String], line: Int)
    case problem(DataProblem, line: Int, column: Int)
    /// A problem after which nothing can be read.
    case end(DataProblem, line: Int, column: Int)
  }

  private func read(_ next: () -> Record?) -> (items: [ItemModel], mistakes: [Mistake]) {
    var items: [ItemModel] = []
    var mistakes: [Mistake] = []
    var values = 0
    while items.count + mistakes.count <= maximumItemCount, let record = next() {
      switch record {
      case .fields(let fields, let line):
        values += fields.count
        guard values <= maximumValueCount else {
          return (items, mistakes + [mistake(.tooMany(.dataValues, maximumValueCount), line: line)])
        }
        items.append(item(fields, line))
      case .problem(let problem, let line, let column):
        mistakes.append(mistake(.data(problem), line: line, column: column))
      case .end(.tooManyValues, let line, _):
        return (items, mistakes + [mistake(.tooMany(.dataValues, maximumValueCount), line: line)])
      case .end(let problem, let line, let column):
        return (items, mistakes + [mistake(.data(problem), line: line, column: column)])
      }
    }
    return (items, mistakes)
  }

  private enum Kind {
    case separated(by: UInt8)
    case jsonLines

    init?(_ name: String) {
      switch name.split(separator: ".").last?.lowercased() {
      case "csv": self = .separated(by: UInt8(ascii: ","))
      case "tsv": self = .separated(by: UInt8(ascii: "\t"))
      case "jsonl", "ndjson": self = .jsonLines
      default: return nil
      }
    }
  }

  private func item(_ fields: [String: String], _ line: Int) -> ItemModel {
    var item = ItemModel()
    item.fields = fields
    item.location = DocumentLocation(line: line, column: 1)
    item.dataFile = name
    if let style = item.fields.removeValue(forKey: "style"), !style.isEmpty {
      item.style = Located(value: style, location: item.location)
    }
    return item
  }

  private func mistake(_ problem: Problem, line: Int, column: Int = 1) -> Mistake {
    Mistake(problem, DocumentLocation(line: line, column: column), dataFile: name)
  }
}
