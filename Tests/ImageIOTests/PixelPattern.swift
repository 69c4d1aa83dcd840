import SeededRandom

/// Patterns that are easy, difficult or unfavourable for code that searches for runs.
enum PixelPattern: CaseIterable, Sendable {
  case flat, noise, blocks, stripes, gradient, sparse, clear, extremes

  /// Premultiplied words, row by row.
  func words(
    _ width: Int, _ height: Int, isOpaque: Bool, _ random: inout SeededGenerator
  ) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let straight = word(x, y, width, words, &random)
        words.append(isOpaque ? straight | 0xFF00_0000 : Self.premultiplied(straight))
      }
    }
    return words
  }

  private func word(
    _ x: Int, _ y: Int, _ width: Int, _ words: [UInt32], _ random: inout SeededGenerator
  ) -> UInt32 {
    switch self {
    case .flat: return 0x8033_66CC
    case .noise: return UInt32(truncatingIfNeeded: random.next())
    case .blocks: return UInt32(truncatingIfNeeded: (x / 29 + y / 17 * 31) &* 0x9E37_79B9)
    case .stripes: return x.isMultiple(of: 2) ? 0xC0FF_FFFF : 0x4000_0000
    case .gradient:
      return UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x + y) & 255) << 24
    case .sparse: return random.next() % 50 == 0 ? UInt32(x &* y &+ 1) : 0xFFFF_FFFF
    case .clear: return 0
    case .extremes: return random.next() % 2 == 0 ? 0 : 0xFFFF_FFFF
    }
  }

  private static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    let channels = [16, 8, 0].map { ((word >> UInt32($0) & 255) * alpha + 127) / 255 }
    return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
  }
}
