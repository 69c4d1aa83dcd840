import UIKit

/// The tablets and televisions of pointfreeco/swift-snapshot-testing, with its sizes, safe areas
/// and traits, and the screen's scale. The default of tablets is landscape.
///
/// Source: pointfreeco/swift-snapshot-testing 1.19, Sources/SnapshotTesting/Common/View.swift.
extension ViewImageConfig {
  /// The screen of a tablet, with the widths of its parts from a third to full, in points.
  private struct Tablet {
    let landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat, full: CGFloat)
    let portrait: (oneThird: CGFloat, twoThirds: CGFloat, full: CGFloat)
    var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    /// Whether half of the screen has a regular width in landscape.
    var isHalfRegular = false

    func config(_ orientation: TabletOrientation) -> ViewImageConfig {
      switch orientation {
      case .landscape(let part):
        let (width, isCompact): (CGFloat, Bool) =
          switch part {
          case .oneThird: (landscape.oneThird, true)
          case .oneHalf: (landscape.oneHalf, !isHalfRegular)
          case .twoThirds: (landscape.twoThirds, false)
          case .full: (landscape.full, false)
          }
        return config(width, portrait.full, isCompact)
      case .portrait(let part):
        let (width, isCompact): (CGFloat, Bool) =
          switch part {
          case .oneThird: (portrait.oneThird, true)
          case .twoThirds: (portrait.twoThirds, true)
          case .full: (portrait.full, false)
          }
        return config(width, landscape.full, isCompact)
      }
    }

    private func config(
      _ width: CGFloat, _ height: CGFloat, _ isCompact: Bool
    ) -> ViewImageConfig {
      var config = ViewImageConfig(
        safeArea: safeArea, size: CGSize(width: width, height: height),
        traits: .tablet(isCompact: isCompact))
      config.navigationBarHeight = 50
      return config
    }
  }

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }

  /// 1024 × 768 points.
  public static let iPadMini = iPadMini(.landscape)
  /// The same device in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> Self { iPadMini(whole(orientation)) }
  /// The same device in an orientation, with a part of its screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    Tablet(
      landscape: (320, 507, 694, 1024), portrait: (320, 438, 768)
    ).config(orientation)
  }

  /// 1024 × 768 points.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// The same device in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> Self { iPad9_7(whole(orientation)) }
  /// The same device in an orientation, with a part of its screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self {
    iPadMini(orientation)
  }

  /// 1080 × 810 points.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// The same device in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> Self { iPad10_2(whole(orientation)) }
  /// The same device in an orientation, with a part of its screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    Tablet(
      landscape: (320, 535, 750, 1080), portrait: (320, 480, 810)
    ).config(orientation)
  }

  /// 1112 × 834 points.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// The same device in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    iPadPro10_5(whole(orientation))
  }
  /// The same device in an orientation, with a part of its screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    Tablet(
      landscape: (320, 551, 782, 1112), portrait: (320, 504, 834)
    ).config(orientation)
  }

  /// 1194 × 834 points.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// The same device in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> Self { iPadPro11(whole(orientation)) }
  /// The same device in an orientation, with a part of its screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    Tablet(
      landscape: (375, 592, 809, 1194), portrait: (320, 504, 834),
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    ).config(orientation)
  }

  /// 1366 × 1024 points.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// The same device in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    iPadPro12_9(whole(orientation))
  }
  /// The same device in an orientation, with a part of its screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    Tablet(
      landscape: (375, 678, 981, 1366), portrait: (375, 639, 1024), isHalfRegular: true
    ).config(orientation)
  }

  /// 1920 × 1080 points.
  public static let tv = Self(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  /// 3840 × 2160 points.
  public static let tv4K = Self(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}
