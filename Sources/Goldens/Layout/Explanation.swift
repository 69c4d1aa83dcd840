/// Describes why two pictures differ: the changes of position, size and state, and the share of the
/// differing pixels that they account for.
package enum Explanation {
  /// The clauses, outermost changes first, or an empty array if only the pixels are known.
  ///
  /// - Parameter layouts: The layouts of both pictures, if known. Without the expected one, only
  ///   the position of the pixels is described; without the actual one, the result is empty.
  package static func words(
    expected: some PixelSource, actual: some PixelSource,
    layouts: (expected: PictureLayout?, actual: PictureLayout?)
  ) -> [String] {
    guard let young = layouts.actual else { return [] }
    let changes = layouts.expected.map { LayoutDifference($0, young).changes } ?? []
    let boxes = changes.flatMap { change in
      change.frames.map { PixelRect(covering: $0, scale: young.scale) }
    }
    let rest = PictureComparison.unexplained(expected: expected, actual: actual, boxes: boxes)
    guard
      let all = boxes.isEmpty
        ? rest : PictureComparison.unexplained(expected: expected, actual: actual, boxes: [])
    else { return grouped(changes) }
    var words = grouped(changes)
    if !changes.isEmpty { words.append(share(of: all.count - (rest?.count ?? 0), in: all.count)) }
    guard let rest else { return words }
    let isCounted = changes.isEmpty && PictureSize(expected) == PictureSize(actual)
    let place = isCounted ? place(ofAll: rest, in: young) : nil
    return words + [place ?? unexplained(rest, in: young, isAll: changes.isEmpty)]
  }

  /// Rounded down, so that "100 %" means all pixels.
  private static func share(of count: Int, in total: Int) -> String {
    "\(count * 100 / total) % of the differing pixels are explained"
  }

  /// Returns a clause about the element that contains all differing pixels, whose number and
  /// rectangle precede it; nil if there is none.
  private static func place(
    ofAll pixels: (count: Int, box: PixelRect), in layout: PictureLayout
  ) -> String? {
    guard let index = layout.painter(of: pixels.box) else { return nil }
    let subject = pixels.count == 1 ? "the differing pixel is" : "all differing pixels are"
    return "\(subject) in \(layout.name(of: index))"
  }

  private static func unexplained(
    _ rest: (count: Int, box: PixelRect), in layout: PictureLayout, isAll: Bool
  ) -> String {
    let box = rest.box
    let middle = (x: box.x + box.width / 2, y: box.y + box.height / 2)
    let elementText = layout.painter(of: box).map { ", in \(layout.name(of: $0))" } ?? ""
    let noun = rest.count == 1 ? "pixel" : "pixels"
    let (verb, differ) = rest.count == 1 ? ("is", "differs") : ("are", "differ")
    let subject = "\(rest.count) \(noun)"
    return isAll
      ? "\(subject) around \(points(middle.x, middle.y, layout)) \(differ)\(elementText)"
      : "\(subject) at \(points(box.x, box.y, layout)) \(verb) not explained\(elementText)"
  }

  /// A pixel's position in points, as in all other messages.
  private static func points(_ x: Int, _ y: Int, _ layout: PictureLayout) -> String {
    let scale = layout.scale > 0 ? layout.scale : 1
    return
      "(\(LayoutChange.number(Double(x) / scale)), \(LayoutChange.number(Double(y) / scale))) pt"
  }

  /// The number of elements with the same change from which they are grouped into one clause.
  private static let minimumGroupCount = 3
  /// The largest number of clauses; the rest are only counted.
  private static let maximumClauseCount = 12

  private static func grouped(_ changes: [LayoutChange]) -> [String] {
    var clauses: [String] = []
    let alike = Dictionary(grouping: changes) { $0.clause(isPlural: true) }
    var seen: Set<String> = []
    for change in changes {
      let clause = change.clause(isPlural: true)
      guard let group = alike[clause], group.count >= minimumGroupCount, let last = group.last
      else {
        clauses.append(change.description)
        continue
      }
      guard seen.insert(clause).inserted else { continue }
      clauses.append("\(group.count) elements from \(change.name) to \(last.name) \(clause)")
    }
    guard clauses.count > maximumClauseCount else { return clauses }
    let rest = clauses.count - maximumClauseCount + 1
    return clauses.prefix(maximumClauseCount - 1) + ["\(rest) more changes"]
  }
}
