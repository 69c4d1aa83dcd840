import SeededRandom
import UIKit

extension CatPhoto {
  /// Paints dusk: stars, a large moon, long clouds and a string of lamps.
  static func paintSky(_ brush: Brush) {
    brush.wash(
      CGRect(origin: .zero, size: size),
      [0x17_0F_3E, 0x3B_1C_6B, 0x86_36_8C, 0xE0_5A_7A, 0xFF_9E_6D, 0xFF_D0_8A])
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<170 {
      let radius = generator.number(in: 0.8...3.2)
      brush.oval(
        generator.number(in: 0...2048), generator.number(in: 0...620), radius, radius, 0xFF_F6_DC,
        alpha: generator.number(in: 0.35...0.95))
    }
    brush.glow(430, 330, 460, 0xFF_E9_B0, alpha: 0.55)
    brush.oval(430, 330, 150, 150, 0xFF_F4_D6)
    for (x, y, r): (CGFloat, CGFloat, CGFloat) in [
      (380, 290, 30), (470, 370, 42), (420, 420, 18), (500, 270, 20), (340, 370, 16),
    ] {
      brush.oval(x, y, r, r * 0.9, 0xF0_DB_B0)
    }
    paintClouds(brush)
    paintLamps(brush)
  }

  private static func paintClouds(_ brush: Brush) {
    for (x, y, scale, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) in [
      (620, 520, 1.2, 0.35), (1650, 430, 1.5, 0.30), (180, 640, 1.0, 0.30), (1230, 660, 0.9, 0.28),
    ] {
      brush.place(x, y, scale: scale) {
        brush.blob(
          [
            (-240, 20), (-150, -22), (-60, -46), (40, -34), (120, -52), (200, -16), (260, 18),
            (0, 34),
          ],
          0xFF_C3_C8, alpha: alpha)
      }
    }
  }

  private static func paintLamps(_ brush: Brush) {
    let cord: [(CGFloat, CGFloat)] = [
      (-20, 60), (260, 140), (560, 160), (880, 110), (1100, 40), (1340, 120), (1640, 150),
      (1900, 90), (2080, 20),
    ]
    brush.line(cord, width: 5, 0x1B_10_33)
    let colors: [UInt32] = [0xFF_D1_66, 0xFF_7B_89, 0x7B_DF_F2, 0xB5_E4_8C]
    for (index, (x, y)) in cord.dropFirst().dropLast().enumerated() {
      let color = colors[index % colors.count]
      brush.glow(x, y + 40, 110, color, alpha: 0.6)
      brush.line([(x, y), (x, y + 16)], width: 8, 0x1B_10_33)
      brush.blob([(x, y + 14), (x + 19, y + 38), (x, y + 66), (x - 19, y + 38)], color)
      brush.oval(x - 5, y + 34, 5, 9, 0xFF_FF_FF, alpha: 0.8)
    }
  }
}
