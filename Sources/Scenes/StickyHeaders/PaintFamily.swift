/// A section of the catalogue: paints of one colour, light to dark.
struct PaintFamily {
  let name: String
  let paints: [Paint]

  /// A paint's name and its colour as 0xRRGGBB.
  struct Paint {
    let name: String
    let hex: UInt32

    init(_ name: String, _ hex: UInt32) {
      self.name = name
      self.hex = hex
    }
  }
}

extension PaintFamily {
  /// The catalogue. The last rows of sections differ: three paints, one, a full row.
  static let all = [
    PaintFamily(
      name: "Reds",
      paints: [
        Paint("Shell", 0xF8_D3_CC), Paint("Blush", 0xF2_B0_A6), Paint("Guava", 0xEC_8A_7E),
        Paint("Coral", 0xE7_6A_5C), Paint("Poppy", 0xDB_4A_3C), Paint("Brick", 0xB8_3A_2E),
        Paint("Cherry", 0x9C_22_26), Paint("Garnet", 0x7A_1C_26), Paint("Oxblood", 0x57_14_1C),
      ]),
    PaintFamily(
      name: "Ambers",
      paints: [
        Paint("Cream", 0xFB_EE_C8), Paint("Straw", 0xF5_DC_92), Paint("Honey", 0xEF_C0_52),
        Paint("Saffron", 0xE9_A6_2C), Paint("Marmalade", 0xDC_85_1C), Paint("Ochre", 0xBE_70_1A),
        Paint("Copper", 0x9C_56_1C), Paint("Walnut", 0x6E_40_1C), Paint("Umber", 0x4C_2E_16),
        Paint("Peat", 0x34_22_14),
      ]),
    PaintFamily(
      name: "Greens",
      paints: [
        Paint("Mint", 0xD4_EF_DD), Paint("Pear", 0xC0_DE_9A), Paint("Sage", 0xA3_BF_94),
        Paint("Fern", 0x74_A8_62), Paint("Moss", 0x57_86_40), Paint("Olive", 0x6A_72_2E),
        Paint("Pine", 0x2C_66_4A), Paint("Ivy", 0x1C_4E_3C),
      ]),
    PaintFamily(
      name: "Blues",
      paints: [
        Paint("Frost", 0xD8_EA_F4), Paint("Sky", 0xA8_D2_EC), Paint("Lagoon", 0x5C_B6_D0),
        Paint("Denim", 0x4A_84_B4), Paint("Cobalt", 0x2C_5A_B8), Paint("Ocean", 0x1C_5A_7C),
        Paint("Ink", 0x1C_34_64), Paint("Navy", 0x16_24_46), Paint("Midnight", 0x10_18_2E),
        Paint("Harbour", 0x3A_58_6C), Paint("Slate", 0x5A_6C_7C), Paint("Heron", 0x8C_A0_AE),
      ]),
    PaintFamily(
      name: "Violets",
      paints: [
        Paint("Mist", 0xE8_DE_F2), Paint("Lilac", 0xCC_B4_E2), Paint("Wisteria", 0xA8_8C_D2),
        Paint("Iris", 0x7C_5C_B8), Paint("Plum", 0x6A_2E_74), Paint("Damson", 0x48_22_58),
        Paint("Fig", 0x34_1C_40),
      ]),
  ]
}
