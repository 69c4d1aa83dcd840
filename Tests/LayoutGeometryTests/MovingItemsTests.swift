import Testing

@testable import LayoutGeometry

@Suite struct MovingItemsTests {
  private typealias Items = FlowSectionMetrics.Items

  private func sizes(_ items: Items) -> [AxisSize] {
    switch items {
    case .uniform(let count, let size): Array(repeating: size, count: count)
    case .sized(let sizes): sizes
    case .estimated(let sizes): (0..<sizes.count).map { sizes[$0] }
    }
  }

  private func size(_ number: Int) -> AxisSize {
    AxisSize(main: Double(10 + number), cross: Double(20 + number))
  }

  /// For every storage of a section, removing and inserting an item equals the same change of the
  /// list of sizes.
  @Test func itemsTakeTheirSizesAlong() {
    var estimated = EstimatedSizes(count: 4, estimate: size(9))
    estimated[1] = size(1)
    let kinds: [Items] = [
      .uniform(count: 3, size: size(0)), .sized([size(1), size(2), size(3)]), .estimated(estimated),
      .uniform(count: 1, size: size(5)),
    ]
    for from in kinds {
      for to in kinds {
        for start in sizes(from).indices {
          for end in 0...sizes(to).count {
            var (source, target) = (from, to)
            var (left, right) = (sizes(from), sizes(to))
            let item = source.remove(at: start)
            #expect(item.size == left.remove(at: start))
            target.insert(item, at: end)
            right.insert(item.size, at: end)
            #expect(sizes(source) == left)
            if case .estimated = to, !item.isMeasured { continue }
            #expect(sizes(target) == right)
          }
        }
      }
    }
  }

  @Test func whatWasNotMeasuredStillIsNot() {
    var items = Items.estimated(EstimatedSizes(count: 3, estimate: size(0)))
    let item = items.remove(at: 1)
    #expect(!item.isMeasured)
    items.insert(item, at: 0)
    if case .estimated(let sizes) = items {
      #expect(sizes.count == 3 && sizes.measuredCount == 0)
    } else {
      Issue.record("estimated items remain estimated")
    }
  }

  /// Of sizes given from the start, only those set since count as measured, wherever the items
  /// move.
  @Test func whatWasMeasuredAfterTheStartStaysSo() {
    var sizes = EstimatedSizes(startingWith: (0..<4).map(size))
    sizes[1] = size(8)
    sizes[3] = size(9)
    var items = Items.estimated(sizes)
    items.insert(items.remove(at: 1), at: 2)
    items.insert(items.remove(at: 3), at: 0)
    guard case .estimated(let moved) = items else {
      Issue.record("estimated items remain estimated")
      return
    }
    #expect(self.sizes(items) == [size(9), size(0), size(2), size(8)])
    var fitted: [Int] = []
    moved.forEachFitted { item, _ in fitted.append(item) }
    #expect(fitted == [0, 3] && moved.isFitted(3) && !moved.isFitted(2) && moved.isMeasured(2))
  }
}
