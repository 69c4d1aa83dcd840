import UIKit

/// Pictures of characters: white on a gradient of one colour, with a large ring behind.
@MainActor
final class CharacterImage {
  private static let size = CGSize(width: 153, height: 102)
  /// The upper and the lower colour of each gradient.
  private static let washes: [(UInt32, UInt32)] = [
    (0xFF_8A_5B, 0xE8_4A_5F), (0xFF_B3_47, 0xE0_7A_1F), (0xE3_C5_3C, 0xB0_8A_12),
    (0x8C_C1_52, 0x4B_8B_2B), (0x48_B8_A0, 0x1F_7A_73), (0x4F_B3_E8, 0x1E_6F_B8),
    (0x6C_8C_FF, 0x34_4F_C4), (0x9B_7B_F2, 0x5E_3C_BE), (0xC4_7A_E8, 0x82_36_AC),
    (0xEE_7B_C0, 0xB0_33_7E), (0xF2_70_8A, 0xB5_2A_4C), (0x9A_A5_B5, 0x55_61_75),
  ]

  private var made: [String: UIImage] = [:]

  /// Returns the picture of a name, in the colours for a position.
  func image(of name: String, position: Int) -> UIImage {
    if let image = made[name] { return image }
    let image = Self.draw(name, Self.washes[position % Self.washes.count])
    made[name] = image
    return image
  }

  private static func draw(_ name: String, _ wash: (UInt32, UInt32)) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIBezierPath(roundedRect: bounds, cornerRadius: 10).addClip()
      let brush = Brush(context.cgContext)
      brush.wash(bounds, [wash.0, wash.1])
      brush.oval(122, 24, 58, 58, 0xFF_FF_FF, alpha: 0.12)
      brush.oval(122, 24, 34, 34, 0xFF_FF_FF, alpha: 0.12)
      let text = NSAttributedString(
        string: name,
        attributes: [.font: UIFont.boldSystemFont(ofSize: 64), .foregroundColor: UIColor.white])
      let extent = text.size()
      text.draw(
        at: CGPoint(x: bounds.midX - extent.width / 2, y: bounds.midY - extent.height / 2))
    }
  }
}
