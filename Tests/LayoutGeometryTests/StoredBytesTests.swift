import Testing

@testable import LayoutGeometry

/// Tests how many bytes a layout stores for its items: none for equal items, at most 40 bytes per
/// item for others.
@Suite struct StoredBytesTests {
  private func geometry(_ items: FlowSectionMetrics.Items) -> FlowGeometry {
    FlowGeometry(
      axis: .vertical, crossExtent: 1000, scale: 2, sections: [FlowSectionMetrics(items: items)])
  }

  /// Returns the bytes in the arrays of a value, at any depth. Reserved capacity has never been
  /// touched, so it does not count as memory.
  private func bytes(of value: Any) -> Int {
    func stored<Element>(_ array: [Element]) -> Int {
      array.count * MemoryLayout<Element>.stride
    }
    switch value {
    case let sizes as [AxisSize]: return stored(sizes)
    case let runs as [SizedLines.Run]: return stored(runs)
    case let pages as [[AxisSize]]: return stored(pages) + pages.reduce(0) { $0 + stored($1) + 32 }
    default: return Mirror(reflecting: value).children.reduce(0) { $0 + bytes(of: $1.value) }
    }
  }

  @Test func itemsOfOneSizeKeepNothing() {
    let size = AxisSize(main: 10, cross: 10)
    let small = bytes(of: geometry(.uniform(count: 10, size: size)))
    let large = bytes(of: geometry(.uniform(count: 10_000_000, size: size)))
    let alike = bytes(of: geometry(.sized(Array(repeating: size, count: 10_000))))
    #expect(small == 0 && large == 0 && alike == 0)
  }

  /// Items are each on a line of their own, which takes the most memory, or several are on a line.
  @Test(arguments: [900.0, 90]) func sizedItemsKeepAtMostFortyBytes(_ length: Double) {
    let count = 100_000
    let sizes = (0..<count).map { AxisSize(main: Double(60 + $0 % 7), cross: length) }
    let held = bytes(of: geometry(.sized(sizes)))
    #expect(held >= count * 16 && held <= count * 40)
  }

  @Test func measuredItemsKeepAtMostFortyBytesAndUnseenOnesNothing() {
    let count = 100_000
    var sizes = EstimatedSizes(count: count, estimate: AxisSize(main: 50, cross: 900))
    #expect(bytes(of: geometry(.estimated(sizes))) == 0)
    for item in 0..<20 { sizes[item] = AxisSize(main: Double(60 + item % 7), cross: 900) }
    #expect(bytes(of: geometry(.estimated(sizes))) < 4096)
    for item in 0..<count { sizes[item] = AxisSize(main: Double(60 + item % 7), cross: 900) }
    let held = bytes(of: geometry(.estimated(sizes)))
    #expect(held >= count * 16 && held <= count * 40)
  }
}
