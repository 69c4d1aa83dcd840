import Testing

@testable import BoundedCaches

@Suite struct BoundedTableTests {
  @Test func valuesAreMadeOnce() {
    let cache = BoundedCache<Int, String>(bytes: 10_000)
    var made = 0
    for key in [1, 2, 1, 1, 2] {
      let value = cache.value(for: key) {
        made += 1
        return ("\(key)", 10)
      }
      #expect(value == "\(key)")
    }
    #expect(made == 2 && cache.hits == 3 && cache.misses == 2)
    #expect(cache.value(for: 3) { nil } == nil)
    #expect(cache.count == 2)
  }

  @Test func bytesAreBounded() {
    let cache = BoundedCache<Int, Int>(bytes: 10_000)
    for key in 0..<100_000 {
      cache.keep(key, for: key, bytes: 64)
      #expect(cache.bytes <= 10_000)
    }
    #expect(cache.count < 10_000 / 64)
    cache.keep(0, for: -1, bytes: 2_600)
    #expect(cache.value(for: -1) == nil, "the entry takes more than a quarter")
  }

  @Test func anEntryTakesBytesItself() {
    var table = BoundedTable<Int, Int>(bytes: 10_000)
    for key in 0..<1_000 { table.keep(key, for: key) }
    #expect(table.count < 500 && table.count > 0)
  }

  @Test func aValueMayTakeAllWhereThatIsAllowed() {
    var table = BoundedTable<Int, Int>(bytes: 1_000, largest: 1_000)
    table.keep(1, for: 1, bytes: 100)
    table.keep(2, for: 2, bytes: 900)
    #expect(table.value(for: 1) == nil && table.value(for: 2) == 2)
    table.keep(3, for: 3, bytes: 1_000)
    #expect(table.value(for: 3) == nil && table.value(for: 2) == 2)
  }

  @Test func theHalfNotUsedForLongestIsForgotten() {
    var table = BoundedTable<Int, Int>(count: 4)
    for key in 0..<4 { table.keep(key, for: key) }
    #expect(table.value(for: 0) == 0)
    table.keep(4, for: 4)
    #expect((0..<5).filter { table.value(for: $0) != nil } == [0, 3, 4])
  }

  @Test func aValueKeptAgainCountsOnce() {
    var table = BoundedTable<Int, Int>(bytes: 10_000)
    table.keep(1, for: 1, bytes: 100)
    let bytes = table.bytes
    table.keep(2, for: 1, bytes: 300)
    #expect(table.value(for: 1) == 2 && table.count == 1 && table.bytes == bytes + 200)
    table.removeAll { $0 == 2 }
    #expect(table.count == 1)
    table.removeAll()
    #expect(table.count == 0 && table.bytes == 0)
  }

  /// The slow twin is a list in the order of use. The two share nothing.
  @Test(arguments: 1...8)
  func aListAgrees(most: Int) {
    var table = BoundedTable<Int, Int>(count: most)
    var list: [Int] = []
    for step in 0..<2_000 {
      let key = (step * step + step / 7) % (most + 3)
      let place = list.firstIndex(of: key)
      #expect((table.value(for: key) != nil) == (place != nil))
      if let place { list.remove(at: place) } else { table.keep(key, for: key) }
      list.append(key)
      if list.count > most { list.removeFirst(list.count / 2) }
      #expect(table.count == list.count)
    }
  }
}
