import SeededRandom
import UIKit

extension CatPhoto {
  /// Paints the garden wall below the cats: bricks under a flat coping.
  static func paintWall(_ brush: Brush) {
    brush.rect(0, 1216, 2048, 320, 0x6B_2D_3C)
    let bricks: [UInt32] = [0xA8_4B_44, 0xB8_56_48, 0x9A_42_42, 0xC2_63_4E]
    var generator = SeededGenerator(seed: 5)
    for row in 0..<5 {
      let y = 1222 + CGFloat(row) * 64
      var x: CGFloat = row % 2 == 0 ? -12 : -72
      while x < 2048 {
        brush.rect(x, y, 112, 54, bricks[generator.below(bricks.count)])
        x += 120
      }
    }
    brush.rect(0, 1170, 2048, 50, 0xD9_A4_86)
    brush.rect(0, 1170, 2048, 12, 0xF2_C9_A6)
    brush.rect(0, 1214, 2048, 10, 0x4A_1D_30)
  }

  /// Paints a small black cat that looks at the moon, seen from behind.
  static func paintKitten(_ brush: Brush) {
    let black: UInt32 = 0x1C_12_2E
    brush.oval(470, 1176, 130, 12, 0x4A_1D_30, alpha: 0.5)
    brush.line([(540, 1160), (640, 1166), (668, 1240), (640, 1310)], width: 30, black)
    brush.blob(
      [(372, 1178), (376, 1060), (426, 966), (500, 966), (556, 1060), (562, 1178)], black)
    brush.oval(462, 920, 84, 74, black)
    brush.polygon([(384, 906), (376, 806), (446, 858)], black)
    brush.polygon([(480, 858), (546, 806), (544, 906)], black)
    brush.line([(392, 888), (420, 862), (462, 850)], width: 5, 0xFF_E9_B0, alpha: 0.7)
    brush.line([(384, 1060), (400, 1010), (426, 974)], width: 5, 0xFF_E9_B0, alpha: 0.5)
  }

  /// Paints flowers, a ball of yarn and fireflies in front.
  static func paintGarden(_ brush: Brush) {
    brush.oval(820, 1176, 80, 10, 0x4A_1D_30, alpha: 0.5)
    brush.oval(820, 1112, 68, 68, 0x2A_9D_8F)
    for strand in 0..<4 {
      let shift = CGFloat(strand) * 24
      brush.line(
        [
          (766 + shift * 0.6, 1080 + shift), (826, 1062 + shift), (880 - shift * 0.5, 1092 + shift),
        ],
        width: 7, 0x6F_D6_C6)
    }
    brush.line(
      [(880, 1150), (930, 1168), (960, 1240), (920, 1330), (980, 1420)], width: 9, 0x2A_9D_8F)
    var generator = SeededGenerator(seed: 17)
    let petals: [UInt32] = [0xFF_7B_89, 0xFF_D1_66, 0xF7_F0_FF, 0xC7_7D_FF]
    for _ in 0..<34 {
      let x = generator.number(in: 1640...2040)
      let y = generator.number(in: 1010...1400)
      brush.line([(x, y), (x + generator.number(in: -20...20), 1560)], width: 6, 0x1E_5F_4B)
      let color = petals[generator.below(petals.count)]
      for petal in 0..<6 {
        let angle = CGFloat(petal) / 6 * 2 * .pi
        brush.oval(x + 20 * cos(angle), y + 20 * sin(angle), 15, 15, color)
      }
      brush.oval(x, y, 13, 13, 0x8A_4B_08)
    }
    for _ in 0..<26 {
      let (x, y) = (generator.number(in: 60...2000), generator.number(in: 860...1500))
      brush.glow(x, y, 30, 0xF8_FF_9E, alpha: 0.8)
      brush.oval(x, y, 4, 4, 0xFF_FF_E0)
    }
  }
}
