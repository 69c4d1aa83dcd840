import UIKit

extension CatPhoto {
  private static let ginger: UInt32 = 0xF0_8A_3C
  private static let stripe: UInt32 = 0xB8_52_1A
  private static let cream: UInt32 = 0xFF_EB_D2
  private static let pink: UInt32 = 0xF2_8C_8C

  /// Paints the ginger cat, which sits on the wall and looks at the viewer.
  static func paintCat(_ brush: Brush) {
    brush.oval(1270, 1178, 330, 18, 0x4A_1D_30, alpha: 0.55)
    paintTail(brush)
    paintBody(brush)
    brush.place(1270, 640) {
      paintEars(brush)
      paintFace(brush)
      paintWhiskers(brush)
    }
  }

  private static func paintTail(_ brush: Brush) {
    let tail: [(CGFloat, CGFloat)] = [
      (1470, 1130), (1600, 1160), (1640, 1260), (1590, 1370), (1640, 1450),
    ]
    brush.line(tail, width: 74, ginger)
    for (x, y, turn): (CGFloat, CGFloat, CGFloat) in [
      (1622, 1200, 0.9), (1636, 1272, 1.6), (1602, 1340, 2.0),
    ] {
      brush.place(x, y, turn: turn) { brush.oval(0, 0, 10, 36, stripe) }
    }
    brush.oval(1640, 1450, 37, 37, cream)
  }

  private static func paintBody(_ brush: Brush) {
    let body: [(CGFloat, CGFloat)] = [
      (1010, 1176), (1000, 1060), (1060, 880), (1130, 760), (1270, 720), (1410, 760), (1480, 880),
      (1540, 1060), (1530, 1176), (1270, 1190),
    ]
    brush.blob(body, ginger)
    brush.inside(body) {
      for row in 0..<4 {
        let y = 850 + CGFloat(row) * 84
        brush.line([(960, y + 40), (1070, y), (1110, y + 30)], width: 30, stripe)
        brush.line([(1580, y + 40), (1470, y), (1430, y + 30)], width: 30, stripe)
      }
      brush.glow(1120, 900, 300, 0xFF_F0_C8, alpha: 0.25)
    }
    brush.blob(
      [
        (1160, 830), (1270, 800), (1380, 830), (1400, 960), (1340, 1080), (1270, 1110),
        (1200, 1080),
        (1140, 960),
      ], cream)
    for side: CGFloat in [-1, 1] {
      let x = 1270 + side * 86
      brush.blob(
        [
          (x - 62, 960), (x + 62, 960), (x + 58, 1120), (x + 70, 1176), (x - 70, 1176),
          (x - 58, 1120),
        ], ginger)
      brush.oval(x, 1160, 78, 36, cream)
      for toe: CGFloat in [-24, 24] {
        brush.line([(x + toe, 1148), (x + toe, 1186)], width: 5, 0xD9_A9_7C)
      }
    }
    brush.line([(1270, 1010), (1270, 1170)], width: 6, stripe, alpha: 0.5)
    brush.line([(1120, 838), (1200, 872), (1340, 872), (1420, 838)], width: 34, 0x2E_86_AB)
    brush.oval(1270, 896, 30, 30, 0xFF_D1_66)
    brush.oval(1270, 904, 7, 7, 0x8A_5A_00)
  }

  private static func paintEars(_ brush: Brush) {
    for side: CGFloat in [-1, 1] {
      brush.blob(
        [
          (side * 238, -300), (side * 262, -60), (side * 170, 0), (side * 54, -150),
          (side * 120, -230),
        ], ginger)
      brush.blob(
        [
          (side * 216, -250), (side * 222, -90), (side * 160, -60), (side * 96, -150),
          (side * 140, -204),
        ], pink)
    }
  }

  private static func paintFace(_ brush: Brush) {
    let head: [(CGFloat, CGFloat)] = [
      (-250, 0), (-200, -150), (0, -212), (200, -150), (250, 0), (190, 150), (0, 206), (-190, 150),
    ]
    brush.blob(head, ginger)
    brush.inside(head) {
      for x: CGFloat in [-64, 0, 64] {
        brush.line([(x * 1.3, -230), (x, -110)], width: 30, stripe)
      }
      for side: CGFloat in [-1, 1] {
        for row: CGFloat in [0, 1] {
          brush.line(
            [(side * 280, -10 + row * 62), (side * 176, 20 + row * 52)], width: 24, stripe)
        }
      }
      brush.glow(-110, -110, 260, 0xFF_F4_D6, alpha: 0.35)
    }
    brush.blob(
      [(-120, 90), (-60, 44), (0, 66), (60, 44), (120, 90), (90, 160), (0, 186), (-90, 160)], cream)
    for side: CGFloat in [-1, 1] {
      brush.oval(side * 104, -24, 66, 68, 0x3A_1E_10)
      brush.oval(side * 104, -24, 58, 60, 0x9A_E0_5A)
      brush.glow(side * 104, -4, 56, 0xF4_FF_B0, alpha: 0.7)
      brush.oval(side * 100, -24, 26, 52, 0x12_0A_18)
      brush.oval(side * 100 - 14, -50, 15, 18, 0xFF_FF_FF)
      brush.oval(side * 100 + 12, 4, 7, 8, 0xFF_FF_FF, alpha: 0.8)
    }
    brush.blob([(-34, 62), (0, 54), (34, 62), (0, 98)], pink)
    for side: CGFloat in [-1, 1] {
      brush.line([(0, 96), (side * 22, 132), (side * 66, 124)], width: 8, 0x5A_26_10)
    }
  }

  private static func paintWhiskers(_ brush: Brush) {
    for side: CGFloat in [-1, 1] {
      for row: CGFloat in [0, 1, 2] {
        brush.line(
          [(side * 90, 92 + row * 18), (side * 240, 70 + row * 36), (side * 380, 66 + row * 62)],
          width: 4, 0xFF_FF_FF, alpha: 0.85)
      }
    }
  }
}
