/// The sublayers of a layer or the subviews of a view, back to front, each at most once.
///
/// Few siblings are in an array. With many of them, an array makes insertion at the back and every
/// removal O(*n*): removing 160,000 one by one, in order, took 3.9 s in an array and takes 0.08 s
/// in a ``SiblingTree``, which is used from ``limit`` on; inserting as many at the back, 0.9 s and
/// 0.17 s (release, processor time). Inlinable, since views in other modules use it everywhere: as
/// unspecialized generic code, it took a tenth of the creation of a chain of 400 views.
package struct SiblingList<Element: Sibling>: ~Copyable {
  @usableFromInline enum Storage {
    case few([Element])
    case many(SiblingTree<Element>)
  }

  /// The maximum number of siblings in an array.
  @inlinable static var limit: Int { 256 }

  @usableFromInline var storage: Storage

  /// Creates a list of different objects.
  @inlinable package init(_ elements: [Element] = []) { storage = .few(elements) }

  /// The siblings as an array.
  ///
  /// - Complexity: O(1), or O(*n*) after changes of many siblings.
  @inlinable package var elements: [Element] {
    switch storage {
    case .few(let elements): elements
    case .many(let tree): tree.elements
    }
  }

  /// The number of siblings.
  @inlinable package var count: Int {
    switch storage {
    case .few(let elements): elements.count
    case .many(let tree): tree.count
    }
  }

  /// The sibling at an index.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package subscript(index: Int) -> Element {
    switch storage {
    case .few(let elements): elements[index]
    case .many(let tree): tree[index]
    }
  }

  /// Returns the index of a sibling; nil for an object that is not in the list.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func index(of element: Element) -> Int? {
    switch storage {
    case .few(let elements): elements.firstIndex { $0 === element }
    case .many(let tree): tree.index(of: element)
    }
  }

  /// Inserts an object that is not in the list before the sibling at an index, or at the end.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package mutating func insert(_ element: Element, at index: Int) {
    edit({ $0.place(element, at: index) }, { $0.insert(element, at: index) })
  }

  /// Removes a sibling; does nothing for an object that is not in the list.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package mutating func remove(_ element: Element) {
    edit(
      { elements in
        guard let index = elements.firstIndex(where: { $0 === element }) else { return }
        elements.remove(at: index)
      },
      { $0.remove(element) })
    if count == 0 { storage = .few([]) }
  }

  /// Exchanges two siblings.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package mutating func exchange(_ first: Element, _ second: Element) {
    guard first !== second, let a = index(of: first), let b = index(of: second) else { return }
    let (low, high) = a < b ? (first, second) : (second, first)
    remove(high)
    remove(low)
    insert(high, at: min(a, b))
    insert(low, at: max(a, b))
  }

  /// Moves siblings before all others, in the given order.
  ///
  /// - Complexity: O(*n*).
  @inlinable package mutating func moveToStart(_ moved: [Element]) {
    let identifiers = Set(moved.map(ObjectIdentifier.init))
    // `filter` of an array of an unknown element type searches all conformances.
    var ordered = moved
    for element in elements where !identifiers.contains(ObjectIdentifier(element)) {
      ordered.append(element)
    }
    self = Self(ordered)
  }

  @inlinable mutating func edit(
    _ few: (inout [Element]) -> Void, _ many: (SiblingTree<Element>) -> Void
  ) {
    switch storage {
    case .few(var elements) where elements.count < Self.limit:
      // The array must have one reference while it changes, or it is copied.
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

extension Array {
  /// Inserts an element. At the end, where most siblings are added, `insert` takes several times as
  /// long as `append`.
  @inlinable mutating func place(_ element: Element, at index: Int) {
    if index == count { append(element) } else { insert(element, at: index) }
  }
}
