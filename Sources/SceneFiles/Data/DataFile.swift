import Foundation

/// The items of a data file.
struct DataFile {
  let name: String

  /// One item for each line; mistakes carry the line and column in the data file.
  func items(_ data: Data) -> (items: [ItemModel], mistakes: [Mistake]) {
    guard let kind = Kind(name) else { return ([], [mistake(.unknownKind(name), line: 1)]) }
    var bytes = data
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      return ([], [mistake(.notUTF8, line: 1)])
    }
    let records =
      switch kind {
      case .separated(let separator): SeparatedValues(text, separator: separator).records
      case .jsonLines: JSONLines(text).records
      }
    var items: [ItemModel] = []
    var mistakes: [Mistake] = []
    for record in records {
      switch record {
      case .fields(let fields, let line): items.append(item(fields, line))
      case .problem(let problem, let line, let column):
        mistakes.append(mistake(problem, line: line, column: column))
      }
    }
    return (items, mistakes)
  }

  /// A line of a data file.
  enum Record {
    case fields([String: String], line: Int)
    case problem(DataProblem, line: Int, column: Int)
  }

  private enum Kind {
    case separated(by: Character)
    case jsonLines

    init?(_ name: String) {
      switch name.split(separator: ".").last?.lowercased() {
      case "csv": self = .separated(by: ",")
      case "tsv": self = .separated(by: "\t")
      case "jsonl", "ndjson": self = .jsonLines
      default: return nil
      }
    }
  }

  private func item(_ fields: [String: String], _ line: Int) -> ItemModel {
    var item = ItemModel()
    item.fields = fields
    item.place = Place(line: line, column: 1)
    item.dataFile = name
    if let style = item.fields.removeValue(forKey: "style"), !style.isEmpty {
      item.style = Located(value: style, place: item.place)
    }
    return item
  }

  private func mistake(_ problem: DataProblem, line: Int, column: Int = 1) -> Mistake {
    Mistake(.data(problem), Place(line: line, column: column), dataFile: name)
  }
}
