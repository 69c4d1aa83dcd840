import UIKit

/// The texts and colours of the wall, in the order of the C programs that `./benchmark` runs, so
/// both draw the same picture.
enum WallRemarks {
  static let sectionCount = 5
  static let itemsPerSection = 120

  static func text(at indexPath: IndexPath) -> String {
    let index = number(of: indexPath)
    return texts[(index * 5 + index / 24) % texts.count]
  }

  static func color(at indexPath: IndexPath) -> UIColor {
    let index = number(of: indexPath)
    return palette[(index * 7 + index / 12) % palette.count]
  }

  static let selected: [IndexPath] = (0..<sectionCount).flatMap { section in
    (0..<itemsPerSection).map { IndexPath(item: $0, section: section) }
      .filter { number(of: $0) % 4 == 3 }
  }

  /// Returns the index among all cells, from 0.
  static func number(of indexPath: IndexPath) -> Int {
    indexPath.section * itemsPerSection + indexPath.item
  }

  private static let palette = [
    0xFF_3B_30, 0xFF_95_00, 0xCC_A4_00, 0x34_C7_59, 0x00_A0_96, 0x30_8C_AA, 0x32_78_C8,
    0x00_7A_FF, 0x58_56_D6, 0xAF_52_DE, 0xFF_2D_55, 0x8E_78_5E,
  ].map { UIColor(hex: $0).withAlphaComponent(0.6) }

  private static let texts = [
    "Nice one",
    "Beautiful!",
    "So peaceful here",
    "Congratulations on the wonderful photograph",
    "What an extraordinarily vivid sunset",
    "I can almost smell the sea",
    "Where was this taken?",
    "Unbelievable craftsmanship throughout",
    "This reminds me of our summer holidays in the mountains, long before the children were born",
    "Love the colours",
    "Incomprehensibilities notwithstanding, a masterpiece",
    "Please tell me there is a print of this for sale somewhere",
    "Great light",
    "The reflections are doing all the work and I am here for it",
    "Counterrevolutionary composition!",
    "My favourite of the whole series, by a considerable distance",
    "Stunning",
    "How long was the exposure?",
    "Characteristically understated, and all the better for it",
    "You never disappoint us",
    "I walked past this very spot yesterday and noticed nothing at all",
    "Straightforward and honest",
    "A little too much contrast for my taste, but the framing is perfect",
    "Wow, simply wow",
  ]
}
