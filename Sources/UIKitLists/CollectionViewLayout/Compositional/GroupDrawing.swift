import LayoutGeometry

/// The text drawing of a group for `visualDescription()`: a frame of `+`, `-` and `|` per item.
@MainActor
struct GroupDrawing {
  private static let columns = 80
  private static let rows = 24
  /// The container's size, in points. A character covers 5 by 10 points.
  private static let container = CGSize(width: 400, height: 240)

  private let group: NSCollectionLayoutGroup

  init(_ group: NSCollectionLayoutGroup) { self.group = group }

  var text: String {
    let heading = group.lines(indent: 0).joined(separator: "\n")
    return frames.isEmpty ? heading : heading + "\n" + drawing
  }

  private var frames: [CGRect] {
    var groups: [NSCollectionLayoutGroup] = []
    let item = group.described(&groups)
    let section = CompositionalSection(count: 1, group: item)
    let solved = try? CompositionalGeometry(
      axis: .vertical, container: Self.container, scale: 1, sections: [section])
    return solved?.firstGroup(ofSection: 0) ?? []
  }

  private var drawing: String {
    let (frames, size) = (frames, Self.container)
    let (width, height) = (size.width / CGFloat(Self.columns), size.height / CGFloat(Self.rows))
    let bottom = frames.map(\.maxY).max() ?? 0
    let rows = max(2, Int((bottom / height).rounded(.up)))
    var letters = Array(
      repeating: Array(repeating: Character(" "), count: Self.columns), count: rows)
    for frame in frames {
      let columns = Self.range(frame.minX / width, frame.maxX / width, in: Self.columns)
      let lines = Self.range(frame.minY / height, frame.maxY / height, in: rows)
      Self.draw(columns, lines, in: &letters)
    }
    return letters.map { String($0).trimmingTrailingSpaces }.joined(separator: "\n")
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, in count: Int) -> ClosedRange<Int> {
    let first = min(max(0, Int(min(max(start, 0), 1e6))), count - 1)
    let last = min(max(first, Int(min(max(end, 0), 1e6)) - 1), count - 1)
    return first...last
  }

  private static func draw(
    _ columns: ClosedRange<Int>, _ lines: ClosedRange<Int>, in letters: inout [[Character]]
  ) {
    for column in columns {
      letters[lines.lowerBound][column] = "-"
      letters[lines.upperBound][column] = "-"
    }
    for line in lines {
      letters[line][columns.lowerBound] = "|"
      letters[line][columns.upperBound] = "|"
    }
    for line in [lines.lowerBound, lines.upperBound] {
      letters[line][columns.lowerBound] = "+"
      letters[line][columns.upperBound] = "+"
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
