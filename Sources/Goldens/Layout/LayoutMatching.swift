/// Matches the elements of two layouts.
///
/// Elements of a collection view are matched by identity, then by content, then by index path, so
/// that an inserted row is one change. Other views are matched by identity, then by their order
/// among siblings of the same class.
struct LayoutMatching {
  /// Pairs of indexes in the two layouts, parents first.
  private(set) var pairs: [(expected: Int, actual: Int)] = []
  /// Indexes in the expected layout, outermost elements only.
  private(set) var removed: [Int] = []
  /// Indexes in the actual layout, outermost elements only.
  private(set) var new: [Int] = []

  private let expected: [LayoutElement]
  private let actual: [LayoutElement]
  private let expectedChildren: [[Int]]
  private let actualChildren: [[Int]]

  init(_ expected: PictureLayout, _ actual: PictureLayout) {
    self.expected = expected.elements
    self.actual = actual.elements
    expectedChildren = Self.children(expected.elements)
    actualChildren = Self.children(actual.elements)
    guard !expected.elements.isEmpty, !actual.elements.isEmpty else { return }
    match(0, 0)
  }

  private static func children(_ elements: [LayoutElement]) -> [[Int]] {
    var result = Array(repeating: [Int](), count: elements.count)
    for (index, element) in elements.enumerated() {
      // Files may contain invalid indexes; a parent precedes its children.
      if let parent = element.parent, parent >= 0, parent < index { result[parent].append(index) }
    }
    return result
  }

  private mutating func match(_ first: Int, _ second: Int) {
    pairs.append((first, second))
    var (old, young) = (expectedChildren[first], actualChildren[second])
    var found: [(Int, Int)] = []
    for key in Self.keys { found += Self.take(key, &old, expected, &young, actual) }
    removed += old
    new += young
    for (first, second) in found.sorted(by: { $0.1 < $1.1 }) { match(first, second) }
  }

  /// The keys by which elements are matched, best first, nil if an element has no such key.
  private static let keys: [@Sendable (LayoutElement) -> String?] = [
    { element in element.identity.map { "\(element.kind) \(element.type) \($0)" } },
    { element in element.content.map { "\(element.kind) \(element.type) \($0)" } },
    { element in
      element.indexPath.map { "\(element.kind) \(element.elementKind ?? "") \($0)" }
    },
    { element in element.kind == .view ? element.type : nil },
  ]

  /// Pairs elements with equal keys in order, and removes them from both lists.
  private static func take(
    _ key: (LayoutElement) -> String?, _ old: inout [Int], _ expected: [LayoutElement],
    _ young: inout [Int], _ actual: [LayoutElement]
  ) -> [(Int, Int)] {
    var waiting: [String: ArraySlice<Int>] = [:]
    for index in young { key(actual[index]).map { waiting[$0, default: []].append(index) } }
    var found: [(Int, Int)] = []
    for index in old {
      guard let name = key(expected[index]), let other = waiting[name]?.popFirst() else { continue }
      found.append((index, other))
    }
    let (used, taken) = (Set(found.map(\.0)), Set(found.map(\.1)))
    old.removeAll(where: used.contains)
    young.removeAll(where: taken.contains)
    return found
  }
}
