import SeededRandom
import UIKit

extension CatPhoto {
  /// Paints hills, and in front of them houses with lit windows.
  static func paintTown(_ brush: Brush) {
    brush.blob(
      [
        (-100, 960), (300, 780), (700, 900), (1150, 760), (1600, 880), (2150, 760), (2200, 1700),
        (-100, 1700),
      ], 0x8C_3F_7E)
    brush.blob(
      [
        (-100, 1060), (420, 930), (900, 1040), (1400, 900), (1800, 1010), (2150, 930), (2200, 1700),
        (-100, 1700),
      ], 0x5E_2A_6B)
    var generator = SeededGenerator(seed: 29)
    var x: CGFloat = -30
    while x < 2060 {
      let width = generator.number(in: 110...190)
      let top = generator.number(in: 930...1060)
      paintHouse(brush, x: x, top: top, width: width, &generator)
      x += width + generator.number(in: -6...30)
    }
  }

  private static func paintHouse(
    _ brush: Brush, x: CGFloat, top: CGFloat, width: CGFloat, _ generator: inout SeededGenerator
  ) {
    let walls: [UInt32] = [0x3B_1E_54, 0x33_1A_4D, 0x45_22_5A]
    let roofs: [UInt32] = [0x7A_2E_4E, 0x5A_24_50, 0x8C_3B_4A]
    brush.rect(x, top, width, 400, walls[generator.below(walls.count)])
    brush.polygon(
      [(x - 12, top + 4), (x + width / 2, top - 84), (x + width + 12, top + 4)],
      roofs[generator.below(roofs.count)])
    brush.rect(x + width * 0.7, top - 78, 18, 50, 0x2A_14_40)
    for row in 0..<3 {
      for column in 0..<2 {
        let isLit = generator.below(5) > 1
        let left = x + width * (column == 0 ? 0.18 : 0.58)
        let y = top + 30 + CGFloat(row) * 66
        brush.rect(left, y, width * 0.24, 40, isLit ? 0xFF_D6_7E : 0x24_12_3A)
        brush.rect(left + width * 0.12 - 1.5, y, 3, 40, 0x3B_1E_54)
      }
    }
  }
}
