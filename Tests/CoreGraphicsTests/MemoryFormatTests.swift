import CoreGraphics
import Foundation
import Testing

/// Tests contexts that draw into the caller's memory, in all orders of a pixel's bytes.
@Suite struct MemoryFormatTests {
  struct Order: Sendable {
    let info: UInt32
    /// The bytes of a pixel of red 200, green 100, blue 50 and alpha 255.
    let bytes: [UInt8]
    var isOpaque = false
  }

  private static let little = CGBitmapInfo.byteOrder32Little.rawValue
  static let orders = [
    Order(info: CGImageAlphaInfo.premultipliedLast.rawValue, bytes: [200, 100, 50, 255]),
    Order(info: CGImageAlphaInfo.premultipliedFirst.rawValue, bytes: [255, 200, 100, 50]),
    Order(info: CGImageAlphaInfo.premultipliedLast.rawValue | little, bytes: [255, 50, 100, 200]),
    Order(info: CGImageAlphaInfo.premultipliedFirst.rawValue | little, bytes: [50, 100, 200, 255]),
    Order(
      info: CGImageAlphaInfo.noneSkipLast.rawValue, bytes: [200, 100, 50, 255], isOpaque: true),
    Order(
      info: CGImageAlphaInfo.noneSkipFirst.rawValue, bytes: [255, 200, 100, 50], isOpaque: true),
  ]

  @Test(arguments: orders) func pixelsAreReadAndWritten(_ order: Order) throws {
    // Two rows of three pixels with four bytes of padding.
    var memory = [UInt8](repeating: 7, count: 32)
    for start in [0, 4, 8, 16, 20, 24] {
      memory.replaceSubrange(start..<start + 4, with: order.bytes)
    }
    if order.isOpaque, let alpha = order.bytes.firstIndex(of: 255) { memory[alpha] = 9 }
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
          space: .standardRGB, bitmapInfo: order.info))
      let image = try #require(context.makeImage())
      for column in 0..<3 {
        #expect(image.bitmap[column, 1] == Pixel(200, 100, 50, 255))
      }
      context.setFillColor(red: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 1)
      context.clear(CGRect(x: 0, y: 0, width: 3, height: 2))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    // The memory has its lowest row last.
    #expect(Array(memory[20..<24]) == order.bytes)
    let clear: [UInt8] = order.isOpaque ? order.bytes.map { $0 == 255 ? 255 : 0 } : [0, 0, 0, 0]
    #expect(Array(memory[0..<4]) == clear && Array(memory[24..<28]) == clear)
    #expect(Array(memory[12..<16]) == [7, 7, 7, 7])
  }
}
