import UIKit

/// The tiles of a mosaic, each with its own size and colour.
struct Mosaic {
  struct Tile: Equatable {
    let name: String
    /// The size in points.
    let size: CGSize
    /// The colour as 0xRRGGBB.
    let hex: UInt32
  }

  private(set) var tiles: [Tile]

  static let whole = Mosaic(tiles: [
    tile("A", 96, 64, 0xC8_43_3A), tile("B", 60, 64, 0xE0_8A_3A), tile("C", 140, 64, 0xD0_A0_2E),
    tile("D", 110, 90, 0x9F_B0_40), tile("E", 76, 56, 0x4E_7E_4A), tile("F", 110, 72, 0x3A_8A_7E),
    tile("G", 60, 48, 0x3E_86_B8), tile("H", 180, 64, 0x4A_5E_B0), tile("I", 60, 64, 0x6A_3E_7E),
    tile("J", 84, 80, 0xA0_4A_8A), tile("K", 120, 56, 0xC0_5A_72), tile("L", 84, 64, 0x8A_58_34),
  ])

  private static func tile(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ hex: UInt32
  ) -> Tile { Tile(name: name, size: CGSize(width: width, height: height), hex: hex) }

  /// Moves a tile.
  mutating func move(from start: Int, to end: Int) {
    tiles.insert(tiles.remove(at: start), at: end)
  }
}
