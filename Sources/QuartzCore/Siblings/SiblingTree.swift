/// Ordered objects, found by index and by identity: a tree of blocks that count their elements.
/// Each object refers to its block.
///
/// A dictionary from objects to blocks causes cache misses instead: removing 160,000 views in
/// random order took twice as long.
///
/// Reading it as an array creates the array once. A change directly after that is also made in the
/// array, so that removing the last element repeatedly does not create it each time; the second
/// consecutive change discards it.
@usableFromInline final class SiblingTree<Element: Sibling> {
  /// The maximum number of elements or blocks in a block.
  @inlinable static var width: Int { 128 }

  @usableFromInline final class Block {
    @inlinable init() {}

    @exclusivity(unchecked) @usableFromInline unowned var parent: Block?
    @exclusivity(unchecked) @usableFromInline var count = 0
    /// The content: elements or other blocks, never both.
    @exclusivity(unchecked) @usableFromInline var elements: [Element] = []
    @exclusivity(unchecked) @usableFromInline var blocks: [Block] = []
    /// The elements' identities: searching the elements themselves retains each, which reads
    /// scattered memory. Removing 160,000 in random order took twice the time.
    @exclusivity(unchecked) @usableFromInline var identifiers: [ObjectIdentifier] = []
  }

  @exclusivity(unchecked) @usableFromInline var root = Block()
  @exclusivity(unchecked) @usableFromInline var list: [Element]?
  @exclusivity(unchecked) @usableFromInline var wasListRead = false

  /// - Complexity: O(*n*).
  @inlinable init(_ elements: [Element]) {
    for (index, element) in elements.enumerated() { insert(element, at: index) }
  }

  @inlinable var count: Int { root.count }

  /// - Complexity: O(1), and O(*n*) after changes.
  @inlinable var elements: [Element] {
    wasListRead = true
    if let list { return list }
    var all: [Element] = []
    all.reserveCapacity(count)
    root.append(to: &all)
    list = all
    return all
  }

  /// - Complexity: O(log *n*).
  @inlinable subscript(index: Int) -> Element {
    let (block, index) = root.leaf(at: index)
    return block.elements[index]
  }

  /// - Complexity: O(log *n*).
  @inlinable func index(of element: Element) -> Int? {
    guard var block = block(of: element),
      var index = block.identifiers.firstIndex(of: ObjectIdentifier(element))
    else { return nil }
    while let parent = block.parent {
      for before in parent.blocks {
        if before === block { break }
        index += before.count
      }
      block = parent
    }
    return index
  }

  /// - Complexity: O(log *n*).
  @inlinable func insert(_ element: Element, at index: Int) {
    changeList { $0.place(element, at: index) }
    let (block, position) = root.leaf(at: index)
    block.elements.place(element, at: position)
    block.identifiers.place(ObjectIdentifier(element), at: position)
    element.siblingBlock = block
    block.changeCount(by: 1)
    if block.elements.count > Self.width { split(block) }
  }

  /// - Complexity: O(log *n*).
  @inlinable func remove(_ element: Element) {
    guard let block = block(of: element),
      let position = block.identifiers.firstIndex(of: ObjectIdentifier(element)),
      let index = wasListRead ? index(of: element) : 0
    else { return }
    changeList { $0.remove(at: index) }
    element.siblingBlock = nil
    block.elements.remove(at: position)
    block.identifiers.remove(at: position)
    block.changeCount(by: -1)
    block.leaveIfEmpty()
  }

  /// Returns the block of this tree that contains an element.
  @inlinable func block(of element: Element) -> Block? {
    guard let known = element.siblingBlock else { return nil }
    let block = unsafeDowncast(known, to: Block.self)
    var top = block
    while let parent = top.parent { top = parent }
    return top === root ? block : nil
  }

  @inlinable func changeList(_ change: (inout [Element]) -> Void) {
    if wasListRead, list != nil { change(&list!) } else { list = nil }
    wasListRead = false
  }

  /// Moves the second half of a block to a new one after it.
  @inlinable func split(_ block: Block) {
    let parent = block.parent ?? raiseRoot()
    let half = block.splitOff()
    half.parent = parent
    for element in half.elements { element.siblingBlock = half }
    let position = parent.blocks.firstIndex { $0 === block } ?? 0
    parent.blocks.insert(half, at: position + 1)
    if parent.blocks.count > Self.width { split(parent) }
  }

  /// Adds a new root block above the root.
  @inlinable func raiseRoot() -> Block {
    let new = Block()
    new.blocks = [root]
    new.count = root.count
    root.parent = new
    root = new
    return new
  }
}

extension SiblingTree.Block {
  /// Returns the leaf block that contains an index or ends at it, and the index in it.
  @inlinable func leaf(at index: Int) -> (SiblingTree.Block, Int) {
    var (block, index) = (self, index)
    while let last = block.blocks.last {
      let beforeLast = block.count - last.count
      if index >= beforeLast {
        (block, index) = (last, index - beforeLast)
        continue
      }
      for candidate in block.blocks {
        if index < candidate.count {
          block = candidate
          break
        }
        index -= candidate.count
      }
    }
    return (block, index)
  }

  @inlinable func changeCount(by change: Int) {
    count += change
    var block = parent
    while let current = block {
      current.count += change
      block = current.parent
    }
  }

  /// Removes an empty block from its parent, and recursively the parent if it becomes empty.
  @inlinable func leaveIfEmpty() {
    guard count == 0, let parent else { return }
    parent.blocks.removeAll { $0 === self }
    parent.leaveIfEmpty()
  }

  @inlinable func splitOff() -> SiblingTree.Block {
    let half = SiblingTree.Block()
    half.elements = Array(elements.suffix(elements.count / 2))
    elements.removeLast(half.elements.count)
    half.identifiers = Array(identifiers.suffix(half.elements.count))
    identifiers.removeLast(half.elements.count)
    half.blocks = Array(blocks.suffix(blocks.count / 2))
    blocks.removeLast(half.blocks.count)
    for block in half.blocks { block.parent = half }
    half.count = half.elements.count + half.blocks.reduce(0) { $0 + $1.count }
    count -= half.count
    return half
  }

  @inlinable func append(to all: inout [Element]) {
    all += elements
    for block in blocks { block.append(to: &all) }
  }
}
