import Foundation

extension PhotoMotif {
  static func paintYarn(_ brush: Brush) {
    brush.wash(frame, [0xFF_F1_E6, 0xE2_C2_B3])
    brush.oval(206, 352, 150, 20, 0x8A_5A_44, alpha: 0.35)
    brush.line([(300, 300), (350, 350), (300, 372), (240, 364), (420, 386)], width: 9, 0x9B_22_26)
    let ball = (0..<16).map { step -> (CGFloat, CGFloat) in
      let angle = CGFloat(step) / 16 * 2 * .pi
      return (200 + 140 * cos(angle), 206 + 140 * sin(angle))
    }
    brush.blob(ball, 0xC1_12_1F)
    brush.inside(ball) {
      for strand in 0..<8 {
        let shift = CGFloat(strand) * 38
        brush.line(
          [(30 + shift, 40), (90 + shift, 150), (20 + shift, 390)], width: 10, 0xE6_39_46)
      }
      for strand in 0..<5 {
        let shift = CGFloat(strand) * 26
        brush.line(
          [(40, 160 + shift), (180, 110 + shift), (350, 190 + shift)], width: 8, 0x78_00_00,
          alpha: 0.65)
      }
      brush.glow(140, 130, 150, 0xFF_FF_FF, alpha: 0.35)
    }
    brush.line([(40, 60), (330, 380)], width: 9, 0xD4_A3_73)
    brush.oval(40, 60, 15, 15, 0xBC_6C_25)
  }

  static func paintBowl(_ brush: Brush) {
    brush.wash(frame, [0xFF_E5_EC, 0xFF_C2_D1])
    for row in 0..<5 {
      for column in 0..<6 {
        let x = CGFloat(column) * 80 + (row % 2 == 0 ? 0 : 40)
        brush.oval(x, 30 + CGFloat(row) * 50, 6, 6, 0xFF_FF_FF, alpha: 0.8)
      }
    }
    brush.rect(0, 300, 400, 100, 0xFB_6F_92)
    brush.oval(200, 350, 150, 18, 0x80_20_40, alpha: 0.35)
    brush.polygon([(60, 230), (340, 230), (304, 348), (96, 348)], 0x3A_86_FF)
    brush.oval(200, 230, 140, 34, 0x26_67_CC)
    for kibble in 0..<26 {
      let step = CGFloat(kibble)
      let x = 92 + (step * 61).truncatingRemainder(dividingBy: 218)
      let y = 196 + (step * 37).truncatingRemainder(dividingBy: 38)
      brush.oval(x, y, 17, 13, kibble % 3 == 0 ? 0xA0_52_2D : 0xC6_7A_42)
    }
    brush.polygon([(64, 236), (336, 236), (304, 348), (96, 348)], 0x3A_86_FF)
    brush.blob([(156, 292), (196, 270), (236, 292), (196, 314)], 0xFF_FF_FF)
    brush.polygon([(228, 292), (258, 272), (258, 312)], 0xFF_FF_FF)
    brush.oval(176, 288, 5, 5, 0x3A_86_FF)
  }

  static func paintCactus(_ brush: Brush) {
    brush.wash(frame, [0xFF_F3_B0, 0xFF_D1_66])
    brush.oval(320, 80, 46, 46, 0xF7_7F_00)
    brush.rect(0, 330, 400, 70, 0xC9_79_4B)
    for arm: [(CGFloat, CGFloat)] in [
      [(200, 250), (120, 250), (104, 180)], [(200, 216), (280, 216), (296, 150)],
    ] {
      brush.line(arm, width: 42, 0x2D_6A_4F)
    }
    brush.line([(200, 300), (200, 100)], width: 78, 0x40_91_6C)
    for x: CGFloat in [180, 200, 220] {
      brush.line([(x, 90), (x, 280)], width: 4, 0x1B_43_32, alpha: 0.6)
    }
    brush.oval(200, 58, 20, 16, 0xEF_47_6F)
    brush.oval(184, 66, 14, 11, 0xFF_8F_AB)
    brush.oval(216, 66, 14, 11, 0xFF_8F_AB)
    brush.polygon([(126, 268), (274, 268), (252, 372), (148, 372)], 0xBC_4B_51)
    brush.rect(114, 256, 172, 30, 0xD4_62_68)
  }

  static func paintBox(_ brush: Brush) {
    brush.wash(frame, [0xA8_DA_DC, 0x45_7B_9D])
    brush.oval(200, 366, 168, 16, 0x1D_35_57, alpha: 0.45)
    brush.polygon([(70, 210), (330, 210), (310, 160), (90, 160)], 0x7F_4F_24)
    for side: CGFloat in [-1, 1] {
      brush.polygon(
        [(200 + side * 72, 92), (200 + side * 74, 180), (200 + side * 14, 136)], 0x22_22_22)
      brush.oval(200 + side * 34, 172, 16, 17, 0xE9_F5_54)
      brush.oval(200 + side * 34, 172, 5, 15, 0x11_11_11)
    }
    brush.oval(200, 190, 82, 70, 0x22_22_22)
    for side: CGFloat in [-1, 1] {
      brush.oval(200 + side * 34, 176, 16, 17, 0xE9_F5_54)
      brush.oval(200 + side * 34, 176, 5, 15, 0x11_11_11)
    }
    brush.polygon([(192, 196), (208, 196), (200, 204)], 0xE5_98_9B)
    brush.polygon([(60, 212), (340, 212), (326, 364), (74, 364)], 0xB0_89_68)
    brush.polygon([(60, 212), (20, 262), (74, 276), (92, 212)], 0xDD_B8_92)
    brush.polygon([(340, 212), (380, 262), (326, 276), (308, 212)], 0xDD_B8_92)
    brush.rect(182, 212, 36, 152, 0xE6_CC_B2)
    for side: CGFloat in [-1, 1] { brush.oval(200 + side * 60, 214, 24, 15, 0x33_33_33) }
  }
}
