import Testing

@testable import CoreGraphics

/// Tests the reduction that an image keeps.
@Suite struct LastReductionTests {
  private func key(width: Int, rows: Range<Int>) throws -> LastReduction.Key {
    let across = try #require(ReducedSide(from: 0, to: CGFloat(width)))
    let down = try #require(ReducedSide(from: 0, to: 8))
    return LastReduction.Key(across: across, down: down, columns: 0..<width, rows: rows)
  }

  @Test func onlyTheLastReductionIsKept() throws {
    let last = LastReduction()
    var made = 0
    func image(_ key: LastReduction.Key) -> CGImage? {
      last.image(for: key) {
        made += 1
        return Bitmap(width: key.columns.count, height: key.rows.count)
      }
    }
    let first = try #require(image(try key(width: 4, rows: 0..<8)))
    #expect(try image(key(width: 4, rows: 0..<8)) === first)
    #expect(made == 1)
    #expect(try image(key(width: 4, rows: 2..<8))?.height == 6)
    #expect(try image(key(width: 5, rows: 2..<8))?.width == 5)
    #expect(made == 3)
    #expect(try image(key(width: 4, rows: 0..<8)) !== first)
    #expect(made == 4)
  }

  @Test func aReductionThatCannotBeMadeIsNotKept() throws {
    let last = LastReduction()
    #expect(try last.image(for: key(width: 4, rows: 0..<8)) { nil } == nil)
    #expect(try last.image(for: key(width: 4, rows: 0..<8)) { Bitmap(width: 4, height: 8) } != nil)
  }
}
