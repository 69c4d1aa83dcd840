/// A device by name: the size of its screen in points in portrait, its scale, and its safe area.
///
/// Source of sizes and scales: Apple, Human Interface Guidelines, Layout, device screen dimensions.
/// Apple publishes no table of safe areas: those of phones are measurements of
/// `UIWindow.safeAreaInsets` on the devices, on which the snapshot test configurations of several
/// projects agree (pointfreeco/swift-snapshot-testing, `View.swift`, for iPhone SE, iPhone 13 and
/// iPad Pro 11; Tinder/Layout, `ViewImageConfig.swift`, for the screens of iPhone 14 Pro, which
/// iPhone 15 has). All are of iOS before 26.
package enum DevicePreset: String, CaseIterable, Sendable {
  case iPhoneSE, iPhone13mini, iPhone13, iPhone15, iPhone15ProMax, iPhone16Pro, iPhone16ProMax
  case iPadMini, iPad, iPadPro11, iPadPro13

  /// The size in portrait, in points.
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

  /// The number of pixels per point.
  package var scale: CGFloat {
    switch self {
    case .iPhoneSE, .iPadMini, .iPad, .iPadPro11, .iPadPro13: 2
    default: 3
    }
  }

  /// The name of its simulator.
  var simulatorName: String {
    switch self {
    case .iPhoneSE: "iPhone SE (3rd generation)"
    case .iPhone13mini: "iPhone 13 mini"
    case .iPhone13: "iPhone 13"
    case .iPhone15: "iPhone 15"
    case .iPhone15ProMax: "iPhone 15 Pro Max"
    case .iPhone16Pro: "iPhone 16 Pro"
    case .iPhone16ProMax: "iPhone 16 Pro Max"
    case .iPadMini: "iPad mini (6th generation)"
    case .iPad: "iPad (10th generation)"
    case .iPadPro11: "iPad Pro (11-inch) (4th generation)"
    case .iPadPro13: "iPad Pro 13-inch (M4)"
    }
  }

  var isPhone: Bool { sensorHousing != nil }

  /// The height of the status bar and the sensor housing in portrait, in points; nil for an iPad.
  private var sensorHousing: CGFloat? {
    switch self {
    case .iPhoneSE: 20
    case .iPhone13mini: 50
    case .iPhone13: 47
    case .iPhone15, .iPhone15ProMax: 59
    case .iPhone16Pro, .iPhone16ProMax: 62
    case .iPadMini, .iPad, .iPadPro11, .iPadPro13: nil
    }
  }

  /// Returns the safe area insets, in points: for the status bar, which phones hide in landscape,
  /// for the sensor housing, with equal insets at both sides, and for the home indicator.
  func safeAreaInsets(_ orientation: DeviceScreen.Orientation) -> UIEdgeInsets {
    guard let sensorHousing else { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    let hasHomeIndicator = self != .iPhoneSE
    switch orientation {
    case .portrait:
      return UIEdgeInsets(top: sensorHousing, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
    case .landscape:
      guard hasHomeIndicator else { return .zero }
      return UIEdgeInsets(top: 0, left: sensorHousing, bottom: 21, right: sensorHousing)
    }
  }
}
