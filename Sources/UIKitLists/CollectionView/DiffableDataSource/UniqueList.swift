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

  mutating func remove(_ gone: Set<Element>) {
    guard !members.isDisjoint(with: gone) else { return }
    elements.removeAll(where: gone.contains)
    members.subtract(gone)
  }
}

extension UniqueList: Sendable where Element: Sendable {}
