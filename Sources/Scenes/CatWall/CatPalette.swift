import UIKit

/// The colours of the comments.
///
/// A cell shows its colour at alpha 0.6 over white with large bold white text on it: every colour
/// is deep enough for a contrast of 3:1 there, the least that WCAG 2.2 asks of large text (success
/// criterion 1.4.3).
enum CatPalette {
  /// How much of a colour a cell shows.
  static let cellAlpha: CGFloat = 0.6

  static let colors: [UIColor] = [
    UIColor(hex: 0xC8_10_2E),  // crimson
    UIColor(hex: 0xA2_2E_08),  // rust
    UIColor(hex: 0x70_3E_16),  // umber
    UIColor(hex: 0x4C_4E_00),  // olive
    UIColor(hex: 0x12_56_22),  // fern
    UIColor(hex: 0x00_58_54),  // teal
    UIColor(hex: 0x00_50_86),  // ocean
    UIColor(hex: 0x12_42_C4),  // cobalt
    UIColor(hex: 0x42_2C_BC),  // indigo
    UIColor(hex: 0x70_20_B2),  // violet
    UIColor(hex: 0x8E_16_82),  // plum
    UIColor(hex: 0xC0_0E_5E),  // rose
  ]
}
