import Testing

@testable import CoreGraphics

@Suite struct PremultiplicationTests {
  /// Images, colours and Cairo round every byte with every opacity in the same way.
  @Test func bytesAndColoursAreRoundedAlike() throws {
    let bitmap = try #require(Bitmap(width: 256, height: 256))
    let words = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    for alpha in 0..<256 as Range<UInt32> {
      for byte in 0..<256 as Range<UInt32> {
        words[Int(alpha << 8 | byte)] = alpha << 24 | byte << 16 | (255 - byte) << 8 | byte
      }
    }
    bitmap.premultiply()
    for alpha in 0..<256 {
      for byte in 0..<256 {
        let share = CGFloat(byte) / 255
        let color = RGBA(red: share, green: 1 - share, blue: share, alpha: CGFloat(alpha) / 255)
        let word = color.premultipliedWord
        guard word != words[alpha << 8 | byte] else { continue }
        Issue.record("\(byte) at \(alpha): \(word) is not \(words[alpha << 8 | byte])")
      }
    }
  }

  @Test(arguments: [0, 1, 77, 128, 254, 255]) func cairoPaintsTheRoundedColour(alpha: Int) throws {
    for byte in stride(from: 0, through: 255, by: 15) {
      let (bitmap, context) = try canvas(1, 1)
      let share = CGFloat(byte) / 255
      let color = CGColor(red: share, green: 0.3, blue: 0.9, alpha: CGFloat(alpha) / 255)
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(bitmap.words == [color.rgba.premultipliedWord])
    }
  }
}
