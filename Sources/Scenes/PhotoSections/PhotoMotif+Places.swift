import Foundation

extension PhotoMotif {
  static func paintMoon(_ brush: Brush) {
    brush.wash(frame, [0x10_00_2B, 0x3C_09_6C, 0x7B_2C_BF])
    for star in 0..<40 {
      let step = CGFloat(star)
      brush.oval(
        (step * 97).truncatingRemainder(dividingBy: 400),
        (step * 61).truncatingRemainder(dividingBy: 260), 1.5 + CGFloat(star % 3),
        1.5 + CGFloat(star % 3), 0xFF_FF_FF, alpha: 0.8)
    }
    brush.glow(270, 130, 170, 0xFF_E8_A3, alpha: 0.5)
    brush.oval(270, 130, 68, 68, 0xFF_F3_C4)
    brush.oval(250, 112, 14, 12, 0xE8_D4_9A)
    brush.oval(292, 150, 18, 15, 0xE8_D4_9A)
    brush.polygon([(0, 330), (0, 280), (70, 226), (140, 280), (140, 400), (0, 400)], 0x24_00_46)
    brush.polygon([(130, 400), (130, 310), (400, 310), (400, 400)], 0x1A_00_36)
    for x: CGFloat in [40, 84] { brush.rect(x, 306, 24, 30, 0xFF_D1_66) }
    brush.blob([(214, 312), (222, 250), (248, 232), (270, 262), (272, 312)], 0x0B_00_1A)
    brush.oval(246, 226, 26, 23, 0x0B_00_1A)
    brush.polygon([(222, 222), (224, 186), (246, 208)], 0x0B_00_1A)
    brush.polygon([(248, 208), (268, 186), (271, 222)], 0x0B_00_1A)
    brush.line([(266, 304), (312, 300), (320, 262)], width: 10, 0x0B_00_1A)
  }

  static func paintMeadow(_ brush: Brush) {
    brush.wash(frame, [0x8E_CA_E6, 0xE0_F4_FF])
    brush.glow(310, 90, 130, 0xFF_F3_B0)
    brush.oval(310, 90, 44, 44, 0xFF_B7_03)
    for (x, y): (CGFloat, CGFloat) in [(90, 90), (190, 140)] {
      brush.oval(x, y, 46, 20, 0xFF_FF_FF)
      brush.oval(x + 26, y - 16, 28, 22, 0xFF_FF_FF)
      brush.oval(x - 16, y - 10, 24, 18, 0xFF_FF_FF)
    }
    brush.blob([(-60, 300), (90, 200), (260, 290), (420, 250), (460, 440), (-60, 440)], 0x90_BE_6D)
    brush.blob(
      [(-60, 350), (120, 290), (280, 350), (460, 300), (460, 460), (-60, 460)], 0x43_AA_8B)
    for flower in 0..<14 {
      let x = 20 + CGFloat(flower) * 28
      let y = 352 + CGFloat(flower * 5 % 4) * 10
      brush.line([(x, y), (x, y + 24)], width: 3, 0x1B_6B_4F)
      for petal in 0..<5 {
        let angle = CGFloat(petal) / 5 * 2 * .pi
        brush.oval(
          x + 7 * cos(angle), y + 7 * sin(angle), 5, 5, flower % 2 == 0 ? 0xFF_FF_FF : 0xF9_84_4A)
      }
      brush.oval(x, y, 5, 5, 0xF9_C7_4F)
    }
  }

  static func paintBoat(_ brush: Brush) {
    brush.wash(frame, [0xFF_CD_B2, 0xFF_B4_A2, 0xE5_98_9B])
    brush.oval(200, 250, 76, 76, 0xFF_F1_D0)
    brush.wash(CGRect(x: 0, y: 250, width: 400, height: 150), [0x6D_59_7A, 0x35_50_70])
    for ripple in 0..<6 {
      let y = 266 + CGFloat(ripple) * 22
      let width = 60 - CGFloat(ripple) * 5
      brush.line([(200 - width, y), (200 + width, y)], width: 5, 0xFF_E0_C0, alpha: 0.55)
    }
    brush.polygon([(196, 70), (196, 262), (90, 262)], 0xFF_FF_FF)
    brush.polygon([(210, 104), (210, 262), (296, 262)], 0xF1_5B_6C)
    brush.line([(203, 58), (203, 282)], width: 7, 0x5E_3C_23)
    brush.polygon([(84, 276), (322, 276), (286, 330), (120, 330)], 0x2B_2D_42)
    brush.line([(84, 282), (322, 282)], width: 9, 0xED_F2_F4)
    brush.line(
      [(30, 350), (90, 342), (150, 350), (220, 342), (290, 350), (370, 344)], width: 6,
      0xFF_FF_FF, alpha: 0.5)
  }
}
