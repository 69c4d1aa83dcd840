import Testing

@testable import QuartzCore

/// Tests the list of siblings against an array, its slow twin, in both its forms, array and tree.
@Suite struct SiblingListTests {
  private final class Sibling: QuartzCore.Sibling {
    weak var siblingBlock: AnyObject?
  }

  /// Makes random changes to lists that begin on either side of the limit, with and without reads
  /// in between.
  @Test(arguments: [0, 250, 300, 2000], [1, 2, 7])
  func everyChangeAgreesWithAnArray(_ count: Int, _ readingEach: Int) {
    var random = Steps(state: UInt64(count * 10 + readingEach))
    var expected = (0..<count).map { _ in Sibling() }
    var list = SiblingList(expected)
    for step in 0..<3000 {
      switch random.below(8) {
      case 0...2:
        let (new, index) = (Sibling(), random.below(expected.count + 1))
        expected.insert(new, at: index)
        list.insert(new, at: index)
      case 3...5 where !expected.isEmpty:
        list.remove(expected.remove(at: random.below(expected.count)))
      case 6 where !expected.isEmpty:
        let (a, b) = (random.below(expected.count), random.below(expected.count))
        list.exchange(expected[a], expected[b])
        expected.swapAt(a, b)
      case 7 where !expected.isEmpty:
        let index = random.below(expected.count)
        #expect(list[index] === expected[index])
        #expect(list.index(of: expected[index]) == index)
      default: list.remove(Sibling())
      }
      #expect(list.count == expected.count)
      if step % readingEach == 0 { #expect(Self.agree(list.elements, expected)) }
    }
    #expect(Self.agree(list.elements, expected))
  }

  @Test(arguments: [10, 1000])
  func whatIsMovedToTheStartKeepsItsOrder(_ count: Int) {
    let siblings = (0..<count).map { _ in Sibling() }
    var list = SiblingList(siblings)
    list.insert(Sibling(), at: count)
    list.moveToStart([siblings[7], siblings[3]])
    #expect(list[0] === siblings[7] && list[1] === siblings[3] && list[2] === siblings[0])
    #expect(list.count == count + 1)
  }

  /// After any insertions and removals no block is wider than the limit and the tree is low, so
  /// that the cost of a step does not grow with the number of siblings.
  @Test(arguments: [Order.atEnd, .atStart, .inMiddle])
  func theTreeStaysLow(_ order: Order) {
    let tree = SiblingTree<Sibling>([])
    for index in 0..<20_000 {
      let place = [.atEnd: index, .atStart: 0, .inMiddle: index / 2][order] ?? 0
      tree.insert(Sibling(), at: place)
    }
    // Blocks are split in halves: 20,000 elements are in blocks of 64 or more, and these in further
    // blocks.
    #expect(Self.height(of: tree.root) <= 3)
    for element in tree.elements { tree.remove(element) }
    #expect(tree.count == 0 && tree.elements.isEmpty && Self.height(of: tree.root) <= 1)
  }

  enum Order: CaseIterable { case atEnd, atStart, inMiddle }

  private static func agree(_ first: [Sibling], _ second: [Sibling]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0 === $1 }
  }

  /// Returns the height of the tree, and checks its blocks.
  private static func height(of block: SiblingTree<Sibling>.Block) -> Int {
    #expect(block.elements.isEmpty || block.blocks.isEmpty)
    #expect(max(block.elements.count, block.blocks.count) <= SiblingTree<Sibling>.width)
    #expect(block.count == block.elements.count + block.blocks.reduce(0) { $0 + $1.count })
    return (block.blocks.map { height(of: $0) }.max() ?? 0) + (block.count == 0 ? 0 : 1)
  }

  /// A generator with the same steps in every run.
  private struct Steps {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
