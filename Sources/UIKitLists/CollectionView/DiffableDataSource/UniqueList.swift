/// A list of unique elements in insertion order.
struct UniqueList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var members: Set<Element> = []

  init() {}

  var isEmpty: Bool { elements.isEmpty }

  func contains(_ element: Element) -> Bool { members.contains(element) }

  mutating func append(contentsOf new: [Element]) {
    for element in new where members.insert(element).inserted { elements.append(element) }
  }

  mutating func remove(_ removed: Set<Element>) {
    guard !members.isDisjoint(with: removed) else { return }
    elements.removeAll(where: removed.contains)
    members.subtract(removed)
  }
}

extension UniqueList: Sendable where Element: Sendable {}
