import UIKit

/// The traits of the devices of pointfreeco/swift-snapshot-testing.
///
/// Source: pointfreeco/swift-snapshot-testing 1.19, Sources/SnapshotTesting/Common/View.swift.
extension UITraitCollection {
  /// Returns the traits of a phone in an orientation.
  ///
  /// - Parameters:
  ///   - isWide: Whether the phone has a regular width in landscape.
  ///   - force: Whether the screen senses the force of touches.
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isWide: Bool = false,
    force: UIForceTouchCapability = .available
  ) -> UITraitCollection {
    let isLying = orientation == .landscape
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: force),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isLying && isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isLying ? .compact : .regular),
    ])
  }

  static func tablet(isCompact: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  /// A phone with a compact width in both orientations.
  public static func iPhoneSe(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation)
  }

  /// A phone with a compact width in both orientations.
  public static func iPhone8(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation)
  }

  /// A phone with a regular width in landscape.
  public static func iPhone8Plus(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// A phone with a compact width in both orientations.
  public static func iPhoneX(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation)
  }

  /// A phone with a regular width in landscape.
  public static func iPhoneXsMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// A phone with a regular width in landscape.
  public static func iPhoneXr(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation, isWide: true, force: .unavailable)
  }

  /// A phone with a compact width in both orientations.
  public static func iPhone12(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation)
  }

  /// A phone with a regular width in landscape.
  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// A phone with a compact width in both orientations.
  public static func iPhone13(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation)
  }

  /// A phone with a regular width in landscape.
  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// The whole screen of a tablet, or a wide part of it.
  public static let iPadMini = tablet(isCompact: false)
  /// A narrow part of a tablet's screen.
  public static let iPadMini_Compact_SplitView = tablet(isCompact: true)

  /// The whole screen of a tablet, or a wide part of it.
  public static let iPad9_7 = tablet(isCompact: false)
  /// A narrow part of a tablet's screen.
  public static let iPad9_7_Compact_SplitView = tablet(isCompact: true)

  /// The whole screen of a tablet, or a wide part of it.
  public static let iPad10_2 = tablet(isCompact: false)
  /// A narrow part of a tablet's screen.
  public static let iPad10_2_Compact_SplitView = tablet(isCompact: true)

  /// The whole screen of a tablet, or a wide part of it.
  public static let iPadPro10_5 = tablet(isCompact: false)
  /// A narrow part of a tablet's screen.
  public static let iPadPro10_5_Compact_SplitView = tablet(isCompact: true)

  /// The whole screen of a tablet, or a wide part of it.
  public static let iPadPro11 = tablet(isCompact: false)
  /// A narrow part of a tablet's screen.
  public static let iPadPro11_Compact_SplitView = tablet(isCompact: true)

  /// The whole screen of a tablet, or a wide part of it.
  public static let iPadPro12_9 = tablet(isCompact: false)
  /// A narrow part of a tablet's screen.
  public static let iPadPro12_9_Compact_SplitView = tablet(isCompact: true)
}
