/// Objects in an order, found by their place and by themselves: a tree of blocks that count what
/// they hold. Each object knows its block.
///
/// A dictionary from objects to blocks costs misses of the cache instead: to take 160,000 views out
/// in no order then took twice as long.
///
/// Reading it as an array makes the array once. A change that follows directly upon a reading is
/// made in the array as well, so that «take out the last until none is left» does not make it anew
/// each time; the second change in a row drops it.
final class SiblingTree<Element: Sibling> {
  /// How many elements, or blocks, a block holds at most.
  static var width: Int { 128 }

  final class Block {
    fileprivate(set) unowned var parent: Block?
    fileprivate(set) var count = 0
    /// What lies inside: elements or other blocks, never both.
    fileprivate(set) var elements: [Element] = []
    fileprivate(set) var blocks: [Block] = []
    /// The elements' identities: looking through the elements themselves retains each, which reads
    /// memory all over. Taking 160,000 out in no order took twice the time.
    fileprivate var identifiers: [ObjectIdentifier] = []
  }

  private(set) var root = Block()
  private var list: [Element]?
  private var wasListRead = false

  /// - Complexity: O(*n*).
  init(_ elements: [Element]) {
    for (index, element) in elements.enumerated() { insert(element, at: index) }
  }

  var count: Int { root.count }

  /// - Complexity: O(1), and O(*n*) after changes.
  var elements: [Element] {
    wasListRead = true
    if let list { return list }
    var all: [Element] = []
    all.reserveCapacity(count)
    root.append(to: &all)
    list = all
    return all
  }

  /// - Complexity: O(log *n*).
  subscript(index: Int) -> Element {
    let (block, index) = root.leaf(at: index)
    return block.elements[index]
  }

  /// - Complexity: O(log *n*).
  func index(of element: Element) -> Int? {
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
  func insert(_ element: Element, at index: Int) {
    changeList { $0.insert(element, at: index) }
    let (block, place) = root.leaf(at: index)
    block.elements.insert(element, at: place)
    block.identifiers.insert(ObjectIdentifier(element), at: place)
    element.siblingBlock = block
    block.changeCount(by: 1)
    if block.elements.count > Self.width { split(block) }
  }

  /// - Complexity: O(log *n*).
  func remove(_ element: Element) {
    guard let block = block(of: element),
      let place = block.identifiers.firstIndex(of: ObjectIdentifier(element)),
      let index = wasListRead ? index(of: element) : 0
    else { return }
    changeList { $0.remove(at: index) }
    element.siblingBlock = nil
    block.elements.remove(at: place)
    block.identifiers.remove(at: place)
    block.changeCount(by: -1)
    block.leaveIfEmpty()
  }

  /// The block of this tree that an element stands in.
  private func block(of element: Element) -> Block? {
    guard let known = element.siblingBlock else { return nil }
    let block = unsafeDowncast(known, to: Block.self)
    var top = block
    while let parent = top.parent { top = parent }
    return top === root ? block : nil
  }

  private func changeList(_ change: (inout [Element]) -> Void) {
    if wasListRead, list != nil { change(&list!) } else { list = nil }
    wasListRead = false
  }

  /// Moves the second half of a block into a new one beside it.
  private func split(_ block: Block) {
    let parent = block.parent ?? raiseRoot()
    let half = block.splitOff()
    half.parent = parent
    for element in half.elements { element.siblingBlock = half }
    let place = parent.blocks.firstIndex { $0 === block } ?? 0
    parent.blocks.insert(half, at: place + 1)
    if parent.blocks.count > Self.width { split(parent) }
  }

  /// Puts a new block over the root.
  private func raiseRoot() -> Block {
    let new = Block()
    new.blocks = [root]
    new.count = root.count
    root.parent = new
    root = new
    return new
  }
}

extension SiblingTree.Block {
  /// The block without blocks inside that an index lies in or at the end of, and the index there.
  fileprivate func leaf(at index: Int) -> (SiblingTree.Block, Int) {
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

  fileprivate func changeCount(by change: Int) {
    count += change
    var block = parent
    while let current = block {
      current.count += change
      block = current.parent
    }
  }

  /// Takes an empty block out of its parent, and the parent out of its own if that leaves it empty.
  fileprivate func leaveIfEmpty() {
    guard count == 0, let parent else { return }
    parent.blocks.removeAll { $0 === self }
    parent.leaveIfEmpty()
  }

  fileprivate func splitOff() -> SiblingTree.Block {
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

  fileprivate func append(to all: inout [Element]) {
    all += elements
    for block in blocks { block.append(to: &all) }
  }
}
