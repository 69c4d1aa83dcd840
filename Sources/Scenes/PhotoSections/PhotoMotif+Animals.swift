import Foundation

extension PhotoMotif {
  static func paintCat(_ brush: Brush) {
    brush.wash(frame, [0xF9_D9_A7, 0xF2_A6_5A])
    brush.oval(200, 400, 170, 130, 0x4A_4E_69)
    for side: CGFloat in [-1, 1] {
      brush.polygon(
        [(200 + side * 125, 92), (200 + side * 122, 230), (200 + side * 30, 150)], 0x4A_4E_69)
      brush.polygon(
        [(200 + side * 110, 122), (200 + side * 106, 210), (200 + side * 52, 160)], 0xE5_98_9B)
    }
    brush.oval(200, 235, 130, 108, 0x5C_60_7D)
    brush.oval(200, 280, 62, 46, 0xF2_E9_E4)
    for side: CGFloat in [-1, 1] {
      brush.oval(200 + side * 56, 220, 28, 30, 0xF2_E9_B8)
      brush.oval(200 + side * 54, 220, 9, 27, 0x22_22_3B)
      brush.oval(200 + side * 49, 210, 5, 6, 0xFF_FF_FF)
      for row: CGFloat in [0, 1, 2] {
        brush.line(
          [
            (200 + side * 50, 276 + row * 9), (200 + side * 110, 268 + row * 14),
            (200 + side * 168, 262 + row * 22),
          ], width: 3, 0xF2_E9_E4, alpha: 0.9)
      }
    }
    brush.polygon([(184, 258), (216, 258), (200, 276)], 0xE5_98_9B)
    brush.line([(200, 276), (188, 296), (168, 292)], width: 4, 0x22_22_3B)
    brush.line([(200, 276), (212, 296), (232, 292)], width: 4, 0x22_22_3B)
    for stripe: CGFloat in [-24, 0, 24] {
      brush.line([(200 + stripe, 136), (200 + stripe * 0.8, 172)], width: 9, 0x3A_3D_55)
    }
  }

  static func paintFish(_ brush: Brush) {
    brush.wash(frame, [0x48_CA_E4, 0x02_3E_8A])
    for wave in 0..<4 {
      let y = 60 + CGFloat(wave) * 96
      brush.line(
        [(-20, y), (80, y - 18), (180, y), (280, y + 18), (420, y)], width: 8, 0xFF_FF_FF,
        alpha: 0.12)
    }
    brush.blob([(262, 200), (352, 122), (330, 204), (356, 290)], 0xE8_5D_04)
    brush.blob([(160, 128), (216, 84), (236, 142)], 0xE8_5D_04)
    brush.blob([(176, 270), (220, 314), (226, 258)], 0xE8_5D_04)
    let body: [(CGFloat, CGFloat)] = [
      (48, 204), (110, 138), (200, 130), (290, 196), (204, 272), (112, 268),
    ]
    brush.blob(body, 0xFA_A3_07)
    brush.inside(body) {
      for x: CGFloat in [138, 208] {
        brush.line([(x, 110), (x + 18, 200), (x, 290)], width: 26, 0xFF_FF_FF)
      }
    }
    brush.oval(92, 188, 17, 17, 0xFF_FF_FF)
    brush.oval(88, 188, 9, 9, 0x03_07_1E)
    brush.line([(58, 222), (80, 232), (96, 226)], width: 5, 0x9D_02_08)
    for (x, y, r): (CGFloat, CGFloat, CGFloat) in [(44, 110, 12), (70, 70, 8), (50, 40, 15)] {
      brush.oval(x, y, r, r, 0xFF_FF_FF, alpha: 0.45)
    }
  }

  static func paintBird(_ brush: Brush) {
    brush.wash(frame, [0xCA_F0_F8, 0xFE_FA_E0])
    brush.line([(-20, 330), (150, 316), (420, 342)], width: 18, 0x7F_55_39)
    brush.line([(290, 328), (330, 280), (380, 262)], width: 9, 0x7F_55_39)
    brush.oval(388, 250, 30, 16, 0x6A_99_4E)
    brush.oval(330, 262, 28, 14, 0x38_66_41)
    brush.polygon([(96, 250), (6, 288), (20, 316), (120, 296)], 0x1D_4E_89)
    brush.blob([(80, 262), (150, 160), (246, 140), (284, 220), (230, 306), (140, 312)], 0x2A_6F_BB)
    brush.blob([(180, 306), (262, 296), (284, 222), (250, 200), (200, 250)], 0xF4_A2_61)
    brush.blob([(96, 270), (140, 200), (214, 204), (196, 262), (140, 288)], 0x1D_4E_89)
    brush.oval(252, 150, 58, 54, 0x2A_6F_BB)
    brush.polygon([(300, 138), (350, 156), (300, 170)], 0xF7_B5_38)
    brush.oval(268, 140, 12, 12, 0xFF_FF_FF)
    brush.oval(271, 140, 7, 7, 0x11_11_22)
    for x: CGFloat in [186, 214] { brush.line([(x, 304), (x, 326)], width: 6, 0xF7_B5_38) }
  }

  static func paintMouse(_ brush: Brush) {
    brush.wash(frame, [0xE8_DF_F5, 0xCD_B4_DB])
    brush.oval(200, 352, 160, 18, 0x9A_82_AD, alpha: 0.5)
    brush.line([(70, 300), (20, 250), (60, 200), (24, 150)], width: 10, 0xE5_98_9B)
    brush.blob(
      [(60, 310), (96, 220), (190, 180), (280, 220), (348, 300), (300, 344), (120, 348)],
      0x8D_99_AE)
    brush.oval(218, 190, 50, 52, 0x8D_99_AE)
    brush.oval(218, 190, 34, 36, 0xF4_AC_B7)
    brush.oval(282, 204, 40, 44, 0x9F_AA_BD)
    brush.oval(282, 204, 26, 30, 0xF4_AC_B7)
    brush.oval(302, 280, 10, 12, 0x22_22_3B)
    brush.oval(305, 276, 3, 4, 0xFF_FF_FF)
    brush.oval(350, 304, 12, 10, 0xE5_6B_6F)
    for row: CGFloat in [0, 1, 2] {
      brush.line([(334, 310 + row * 4), (372, 300 + row * 20)], width: 3, 0x4A_4E_69)
    }
    for x: CGFloat in [130, 262] { brush.oval(x, 350, 26, 11, 0xF4_AC_B7) }
    brush.polygon([(330, 392), (396, 352), (396, 392)], 0xFF_D1_66)
    brush.oval(376, 380, 6, 5, 0xE0_A0_20)
  }

  static func paintButterfly(_ brush: Brush) {
    brush.wash(frame, [0xD8_F3_DC, 0x95_D5_B2])
    for side: CGFloat in [-1, 1] {
      func x(_ distance: CGFloat) -> CGFloat { 200 + side * distance }
      brush.blob([(x(8), 210), (x(60), 96), (x(162), 70), (x(170), 170), (x(90), 226)], 0xD0_00_70)
      brush.blob(
        [(x(8), 214), (x(100), 222), (x(146), 290), (x(80), 336), (x(24), 280)], 0xF7_25_85)
      brush.blob([(x(36), 190), (x(78), 122), (x(136), 104), (x(138), 160)], 0xFF_9E_00)
      brush.oval(x(94), 270, 26, 24, 0xFF_C8_DD)
      brush.oval(x(148), 118, 8, 9, 0xFF_FF_FF)
      brush.line([(x(4), 130), (x(24), 82), (x(58), 62)], width: 5, 0x37_06_17)
      brush.oval(x(58), 62, 7, 7, 0x37_06_17)
    }
    brush.oval(200, 216, 14, 96, 0x37_06_17)
    brush.oval(200, 126, 18, 18, 0x37_06_17)
  }
}
