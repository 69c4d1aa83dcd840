import Foundation
import Testing

@testable import CoreGraphics

/// Tests memory that is freed and reused.
@Suite struct PixelMemoryTests {
  /// Only a caller that writes every pixel receives memory with old contents.
  @Test func clearBitmapsAreClear() throws {
    let (width, height) = (1500, 1000)
    for round in 0..<6 {
      do {
        let used = try #require(Bitmap(width: width, height: height, isCleared: false))
        memset(used.pixels, 0xA5, used.bytesPerRow * height)
      }
      let clear = try #require(Bitmap(width: width, height: height))
      let words = clear.pixels.assumingMemoryBound(to: UInt64.self)
      let dirty = (0..<clear.bytesPerRow * height / 8).first { words[$0] != 0 }
      #expect(dirty == nil, "round \(round)")
    }
  }

  /// A small picture does not keep the memory of a much larger one, and a larger picture gets
  /// enough memory.
  @Test func sizesGoUpAndDown() throws {
    for side in [1100, 3000, 1100, 1500, 2000, 1000, 3000] {
      let bitmap = try #require(Bitmap(width: side, height: side, isCleared: false))
      memset(bitmap.pixels, 1, bitmap.bytesPerRow * side)
      #expect(bitmap.pixels.load(fromByteOffset: 4 * side * side - 1, as: UInt8.self) == 1)
    }
  }
}
