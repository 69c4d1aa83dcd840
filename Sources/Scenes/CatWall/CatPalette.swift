import UIKit

/// The colours of the comments.
///
/// A cell draws its colour with alpha 0.6 over white, and large bold white text on it. Every colour
/// has a contrast of at least 3:1 there, the minimum of WCAG 2.2 for large text (success criterion
/// 1.4.3).
enum CatPalette {
  /// The alpha of a cell's colour.
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
