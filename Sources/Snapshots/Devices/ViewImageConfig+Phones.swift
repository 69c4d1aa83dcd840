import UIKit

/// The phones of pointfreeco/swift-snapshot-testing, with its sizes, safe areas and traits: the
/// content size category `medium`, and the screen's scale. The default is portrait.
///
/// Source: pointfreeco/swift-snapshot-testing 1.19, Sources/SnapshotTesting/Common/View.swift.
extension ViewImageConfig {
  /// Returns a phone in an orientation.
  ///
  /// - Parameters:
  ///   - width: The width of the phone in portrait, in points.
  ///   - height: The height of the phone in portrait, in points.
  ///   - notch: The top safe area inset in portrait, and the side insets in landscape; nil for a
  ///     phone with only a status bar.
  ///   - indicator: The inset of the home indicator in landscape.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, notch: CGFloat? = nil, indicator: CGFloat = 21,
    _ orientation: Orientation, _ traits: UITraitCollection
  ) -> Self {
    switch orientation {
    case .portrait:
      return Self(
        safeArea: UIEdgeInsets(top: notch ?? 20, left: 0, bottom: notch == nil ? 0 : 34, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      let side = notch ?? 0
      var config = Self(
        safeArea: UIEdgeInsets(
          top: 0, left: side, bottom: notch == nil ? 0 : indicator, right: side),
        size: CGSize(width: height, height: width), traits: traits)
      config.navigationBarHeight = 32
      return config
    }
  }

  /// 320 × 568 points.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The same device in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    phone(320, 568, orientation, .iPhoneSe(orientation))
  }

  /// 375 × 667 points.
  public static let iPhone8 = iPhone8(.portrait)
  /// The same device in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> Self {
    phone(375, 667, orientation, .iPhone8(orientation))
  }

  /// 414 × 736 points.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// The same device in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    phone(414, 736, orientation, .iPhone8Plus(orientation))
  }

  /// 375 × 812 points.
  public static let iPhoneX = iPhoneX(.portrait)
  /// The same device in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    phone(375, 812, notch: 44, indicator: 24, orientation, .iPhoneX(orientation))
  }

  /// 414 × 896 points.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// The same device in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    phone(414, 896, notch: 44, indicator: 24, orientation, .iPhoneXsMax(orientation))
  }

  /// 414 × 896 points.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// The same device in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    phone(414, 896, notch: 44, indicator: 24, orientation, .iPhoneXr(orientation))
  }

  /// 390 × 844 points.
  public static let iPhone12 = iPhone12(.portrait)
  /// The same device in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> Self {
    phone(390, 844, notch: 47, orientation, .iPhone12(orientation))
  }

  /// 390 × 844 points.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// The same device in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }

  /// 428 × 926 points.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// The same device in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, notch: 47, orientation, .iPhone12ProMax(orientation))
  }

  /// 390 × 844 points.
  public static let iPhone13 = iPhone13(.portrait)
  /// The same device in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> Self {
    phone(390, 844, notch: 47, orientation, .iPhone13(orientation))
  }

  /// 375 × 812 points.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// The same device in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    phone(375, 812, notch: 50, orientation, .iPhone13(orientation))
  }

  /// 390 × 844 points.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// The same device in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { iPhone13(orientation) }

  /// 428 × 926 points.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// The same device in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, notch: 47, orientation, .iPhone13ProMax(orientation))
  }
}
