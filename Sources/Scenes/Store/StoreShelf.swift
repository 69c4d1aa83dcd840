import UIKit

/// A section of the store: its name, its layout style, and its products.
package struct StoreShelf {
  /// The layout of a shelf.
  package enum Style {
    /// Wide cards, one of them centred.
    case featured
    /// Small cards side by side, with badges.
    case cards
    /// Columns of three lines.
    case columns
    /// A grid with a background, which does not scroll orthogonally.
    case grid
  }

  package struct Product {
    let name: String
    let note: String
    /// A colour as 0xRRGGBB.
    let hex: UInt32
    /// The text of the badge; nil for none.
    var badge: String?
  }

  package let name: String
  package let style: Style
  package let products: [Product]
}

extension StoreShelf {
  /// The shelves of the store.
  package static let all = [
    StoreShelf(
      name: "This week", style: .featured,
      products: [
        Product(name: "Kites", note: "For the first wind of spring", hex: 0x2F_7F_B5),
        Product(name: "Lanterns", note: "Light for long evenings", hex: 0xB5_6A_2F),
        Product(name: "Seeds", note: "Twelve packets, one garden", hex: 0x4A_8C_46),
        Product(name: "Skates", note: "Sharpened while you wait", hex: 0x6B_5A_A8),
      ]),
    StoreShelf(
      name: "New in the shop", style: .cards,
      products: [
        Product(name: "Teapot", note: "18", hex: 0xC4_52_4E, badge: "3"),
        Product(name: "Bowl", note: "9", hex: 0xD9_93_3D),
        Product(name: "Jug", note: "12", hex: 0x5A_9E_6F, badge: "1"),
        Product(name: "Plate", note: "7", hex: 0x4B_86_B4),
        Product(name: "Cup", note: "5", hex: 0x83_67_B0, badge: "12"),
        Product(name: "Tray", note: "15", hex: 0xB3_5C_8B),
        Product(name: "Spoon", note: "3", hex: 0x6D_7B_87),
      ]),
    StoreShelf(
      name: "Often bought", style: .columns,
      products: [
        Product(name: "String", note: "Fifty metres, tarred", hex: 0xA9_8B_5D),
        Product(name: "Candles", note: "A box of twenty", hex: 0xD6_B0_4C),
        Product(name: "Matches", note: "They strike anywhere", hex: 0xB8_4A_3C),
        Product(name: "Soap", note: "Olive oil, no scent", hex: 0x7C_A0_66),
        Product(name: "Nails", note: "Sixty millimetres", hex: 0x72_78_80),
        Product(name: "Oil", note: "For hinges and locks", hex: 0xC2_9A_36),
        Product(name: "Chalk", note: "Six colours", hex: 0x8A_9D_B8),
        Product(name: "Twine", note: "For the garden", hex: 0x6E_93_4D),
      ]),
    StoreShelf(
      name: "By room", style: .grid,
      products: [
        Product(name: "Kitchen", note: "", hex: 0xC7_6B_4A),
        Product(name: "Garden", note: "", hex: 0x5E_99_58),
        Product(name: "Bath", note: "", hex: 0x4C_8D_AE),
        Product(name: "Workshop", note: "", hex: 0x86_73_5B),
        Product(name: "Attic", note: "", hex: 0x8B_6F_A6),
      ]),
  ]
}
