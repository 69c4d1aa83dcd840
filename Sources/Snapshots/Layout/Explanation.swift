/// Why two pictures differ, in words: what changed its place, size or state, how much of the
/// difference that accounts for, and what it does not.
package enum Explanation {
  /// Clauses, the outermost changes first; empty where nothing is known but the pixels.
  ///
  /// - Parameter actual: nil where the actual picture's layout is not known; then, or where the
  ///   golden has no sidecar, only the place of the pixels is said.
  package static func words(
    expected: CGImage, actual: CGImage, layouts: (expected: PictureLayout?, actual: PictureLayout?)
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
    if let rest { words.append(unexplained(rest, in: young, isAll: changes.isEmpty)) }
    return words
  }

  /// Rounded down: "100 %" means all.
  private static func share(of count: Int, in total: Int) -> String {
    "\(count * 100 / total) % of the differing pixels are theirs"
  }

  private static func unexplained(
    _ rest: (count: Int, box: PixelRect), in layout: PictureLayout, isAll: Bool
  ) -> String {
    let box = rest.box
    let middle = (x: box.x + box.width / 2, y: box.y + box.height / 2)
    let place = layout.element(at: middle).map { ", in \(layout.name(of: $0))" } ?? ""
    let noun = rest.count == 1 ? "pixel" : "pixels"
    let verb = rest.count == 1 ? "is" : "are"
    return isAll
      ? "\(rest.count) \(noun) around (\(middle.x), \(middle.y))\(place)"
      : "\(rest.count) \(noun) at (\(box.x), \(box.y)) \(verb) not explained\(place)"
  }

  /// From so many on, elements that moved alike are one clause.
  private static let leastGroup = 3
  /// So many clauses are read; the rest are counted.
  private static let mostClauses = 12

  private static func grouped(_ changes: [LayoutChange]) -> [String] {
    var clauses: [String] = []
    var seen: Set<String> = []
    for change in changes {
      guard case .moved(let x, let y) = change.kind else {
        clauses.append(change.description)
        continue
      }
      let alike = changes.filter { $0.kind == change.kind }
      guard alike.count >= leastGroup, let last = alike.last else {
        clauses.append(change.description)
        continue
      }
      let shift = "\(LayoutChange.signed(x)),\(LayoutChange.signed(y))"
      guard seen.insert(shift).inserted else { continue }
      clauses.append(
        "\(alike.count) elements, \(change.name) to \(last.name), moved \(shift)")
    }
    guard clauses.count > mostClauses else { return clauses }
    let rest = clauses.count - mostClauses + 1
    return clauses.prefix(mostClauses - 1) + ["\(rest) more changes"]
  }
}
