import Testing

@testable import CoreGraphics

/// Tests that rows keep their contents when the frame slides.
@Suite struct FrameMemoryTests {
  private func rows(_ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.height).map {
      (bitmap.pixels + $0 * bitmap.bytesPerRow).load(as: UInt32.self)
    }
  }

  @Test func slidesUpAndDown() throws {
    var memory = try #require(FrameMemory(width: 3, height: 10))
    var expected = (0..<10).map { UInt32($0) }
    for (row, value) in expected.enumerated() {
      let bitmap = try #require(memory.window)
      bitmap.draw { $0.fill(PixelRect(minX: 0, minY: row, maxX: 3, maxY: row + 1), with: value) }
    }
    for (step, y) in [-3, -4, -5, 2, 9, -9, -1, -1, -1, -1, 6, 6, 10, -20, 3].enumerated() {
      memory = try #require(memory.slid(by: y))
      let bitmap = try #require(memory.window)
      expected = (0..<10).map { row in
        (0..<10).contains(row - y) ? expected[row - y] : UInt32(100 * step + row)
      }
      for row in 0..<10 where !(0..<10).contains(row - y) {
        bitmap.draw {
          $0.fill(
            PixelRect(minX: 0, minY: row, maxX: 3, maxY: row + 1), with: UInt32(100 * step + row))
        }
      }
      #expect(rows(bitmap) == expected)
    }
  }

  @Test func movesAPart() throws {
    let memory = try #require(FrameMemory(width: 6, height: 6))
    let bitmap = try #require(memory.window)
    for row in 0..<6 {
      for column in 0..<6 {
        bitmap.draw {
          $0.fill(
            PixelRect(minX: column, minY: row, maxX: column + 1, maxY: row + 1),
            with: UInt32(10 * row + column))
        }
      }
    }
    memory.move(PixelRect(minX: 1, minY: 1, maxX: 5, maxY: 5), by: 1, -2)
    let words = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    let lines = (0..<6).map { row in (0..<6).map { words[6 * row + $0] } }
    #expect(lines[1] == [10, 11, 31, 32, 33, 15])
    #expect(lines[2] == [20, 21, 41, 42, 43, 25])
    #expect(lines[3] == [30, 31, 32, 33, 34, 35])
  }
}
