import CoreGraphics

/// A device by name: the size of its screen in points, upright, and its scale.
///
/// Source: Apple, Human Interface Guidelines, Layout, device screen dimensions.
package enum DevicePreset: String, CaseIterable, Sendable {
  case iPhoneSE, iPhone13mini, iPhone13, iPhone15, iPhone15ProMax, iPhone16Pro, iPhone16ProMax
  case iPadMini, iPad, iPadPro11, iPadPro13

  /// In points.
  package var size: CGSize {
    switch self {
    case .iPhoneSE: CGSize(width: 375, height: 667)
    case .iPhone13mini: CGSize(width: 375, height: 812)
    case .iPhone13: CGSize(width: 390, height: 844)
    case .iPhone15: CGSize(width: 393, height: 852)
    case .iPhone15ProMax: CGSize(width: 430, height: 932)
    case .iPhone16Pro: CGSize(width: 402, height: 874)
    case .iPhone16ProMax: CGSize(width: 440, height: 956)
    case .iPadMini: CGSize(width: 744, height: 1133)
    case .iPad: CGSize(width: 820, height: 1180)
    case .iPadPro11: CGSize(width: 834, height: 1194)
    case .iPadPro13: CGSize(width: 1032, height: 1376)
    }
  }

  /// Pixels per point.
  package var scale: CGFloat {
    switch self {
    case .iPhoneSE, .iPadMini, .iPad, .iPadPro11, .iPadPro13: 2
    default: 3
    }
  }
}
