import UIKit

/// Devices that pointfreeco/swift-snapshot-testing does not have. The default is portrait; sizes,
/// safe areas and scales are those of `render list --devices`, for iOS before 26.
extension ViewImageConfig {
  private init(_ device: DevicePreset, _ orientation: Orientation) {
    let screen = DeviceScreen(device, orientation == .landscape ? .landscape : .portrait)
    self.init(
      safeArea: screen.edges.safeAreaInsets, size: screen.size,
      traits: UITraitCollection(displayScale: screen.scale))
    navigationBarHeight = screen.edges.navigationBarHeight
    isWhole = true
  }

  /// 375 × 667 points, the second and third generation.
  @_disfavoredOverload public static let iPhoneSE = iPhoneSE(.portrait)
  /// The same device in an orientation.
  @_disfavoredOverload public static func iPhoneSE(_ orientation: Orientation) -> Self {
    Self(.iPhoneSE, orientation)
  }

  /// 393 × 852 points.
  @_disfavoredOverload public static let iPhone15 = iPhone15(.portrait)
  /// The same device in an orientation.
  @_disfavoredOverload public static func iPhone15(_ orientation: Orientation) -> Self {
    Self(.iPhone15, orientation)
  }

  /// 430 × 932 points.
  @_disfavoredOverload public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// The same device in an orientation.
  @_disfavoredOverload public static func iPhone15ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone15ProMax, orientation)
  }

  /// 402 × 874 points.
  @_disfavoredOverload public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// The same device in an orientation.
  @_disfavoredOverload public static func iPhone16Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone16Pro, orientation)
  }

  /// 440 × 956 points.
  @_disfavoredOverload public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// The same device in an orientation.
  @_disfavoredOverload public static func iPhone16ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone16ProMax, orientation)
  }

  /// 820 × 1180 points, the tenth generation and later.
  @_disfavoredOverload public static let iPad = iPad(.portrait)
  /// The same device in an orientation.
  @_disfavoredOverload public static func iPad(_ orientation: Orientation) -> Self {
    Self(.iPad, orientation)
  }

  /// 1032 × 1376 points.
  @_disfavoredOverload public static let iPadPro13 = iPadPro13(.portrait)
  /// The same device in an orientation.
  @_disfavoredOverload public static func iPadPro13(_ orientation: Orientation) -> Self {
    Self(.iPadPro13, orientation)
  }
}
