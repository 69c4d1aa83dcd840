/// The layers in a layer or the views in a view, back to front, each at most once.
///
/// Few siblings are an array. With many of them an array makes adding at the back and every removal
/// O(*n*): to take 160,000 out one by one, in order, took 3.9 s in an array and takes 0.08 s in a
/// ``SiblingTree``, which keeps them from ``limit`` on; to put as many in at the back, 0.9 s and
/// 0.17 s (release, processor time).
package struct SiblingList<Element: Sibling>: ~Copyable {
  private enum Storage {
    case few([Element])
    case many(SiblingTree<Element>)
  }

  /// How many siblings an array holds when they are next changed.
  static var limit: Int { 256 }

  private var storage: Storage

  /// A list of objects, no two of them the same.
  package init(_ elements: [Element] = []) { storage = .few(elements) }

  /// The siblings as an array.
  ///
  /// - Complexity: O(1), and O(*n*) after a change of many that did not follow upon a reading.
  package var elements: [Element] {
    switch storage {
    case .few(let elements): elements
    case .many(let tree): tree.elements
    }
  }

  /// How many siblings there are.
  package var count: Int {
    switch storage {
    case .few(let elements): elements.count
    case .many(let tree): tree.count
    }
  }

  /// The sibling at an index.
  ///
  /// - Complexity: O(log *n*).
  package subscript(index: Int) -> Element {
    switch storage {
    case .few(let elements): elements[index]
    case .many(let tree): tree[index]
    }
  }

  /// Where a sibling stands; nil for an object that is not in the list.
  ///
  /// - Complexity: O(log *n*).
  package func index(of element: Element) -> Int? {
    switch storage {
    case .few(let elements): elements.firstIndex { $0 === element }
    case .many(let tree): tree.index(of: element)
    }
  }

  /// Puts an object that is not in the list before the sibling at an index, or at the end.
  ///
  /// - Complexity: O(log *n*).
  package mutating func insert(_ element: Element, at index: Int) {
    edit({ $0.insert(element, at: index) }, { $0.insert(element, at: index) })
  }

  /// Takes a sibling out; does nothing for an object that is not in the list.
  ///
  /// - Complexity: O(log *n*).
  package mutating func remove(_ element: Element) {
    edit(
      { elements in
        guard let index = elements.firstIndex(where: { $0 === element }) else { return }
        elements.remove(at: index)
      },
      { $0.remove(element) })
    if count == 0 { storage = .few([]) }
  }

  /// Lets two siblings change places.
  ///
  /// - Complexity: O(log *n*).
  package mutating func exchange(_ first: Element, _ second: Element) {
    guard first !== second, let a = index(of: first), let b = index(of: second) else { return }
    let (low, high) = a < b ? (first, second) : (second, first)
    remove(high)
    remove(low)
    insert(high, at: min(a, b))
    insert(low, at: max(a, b))
  }

  /// Moves siblings before all others, in the order they are given in.
  ///
  /// - Complexity: O(*n*).
  package mutating func moveToStart(_ moved: [Element]) {
    let identifiers = Set(moved.map(ObjectIdentifier.init))
    // `filter` of an array whose elements are not known here looks through all conformances.
    var ordered = moved
    for element in elements where !identifiers.contains(ObjectIdentifier(element)) {
      ordered.append(element)
    }
    self = Self(ordered)
  }

  private mutating func edit(
    _ few: (inout [Element]) -> Void, _ many: (SiblingTree<Element>) -> Void
  ) {
    switch storage {
    case .few(var elements) where elements.count < Self.limit:
      // The array must have one owner while it changes, or it is copied.
      storage = .few([])
      few(&elements)
      storage = .few(elements)
    case .few(let elements):
      let tree = SiblingTree(elements)
      many(tree)
      storage = .many(tree)
    case .many(let tree):
      many(tree)
    }
  }
}
