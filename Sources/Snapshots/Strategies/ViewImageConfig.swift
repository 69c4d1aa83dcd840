import Staging
import UIKit

/// The screen of a device: its size, what of it is covered, its scale and other traits.
///
/// Under its name in pointfreeco/swift-snapshot-testing. All devices are upright unless held
/// otherwise; sizes, safe areas and scales are those that `render list --devices` prints, of iOS
/// before 26. The status bar itself is not drawn.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    /// Sideways.
    case landscape
    /// Upright.
    case portrait
  }

  /// What of the screen is covered, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for a view's own, or the device's screen's for a controller.
  public var size: CGSize?
  /// The scale (2 where it is unspecified), and what else the screen is drawn under.
  public var traits: UITraitCollection
  private var navigationBarHeight = ScreenEdges().navigationBarHeight

  /// A screen of your own.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  private init(_ device: DevicePreset, _ orientation: Orientation) {
    let screen = DeviceScreen(device, orientation == .landscape ? .landscape : .portrait)
    self.init(
      safeArea: screen.edges.safeAreaInsets, size: screen.size,
      traits: UITraitCollection(displayScale: screen.scale))
    navigationBarHeight = screen.edges.navigationBarHeight
  }

  var edges: ScreenEdges {
    ScreenEdges(safeAreaInsets: safeArea, navigationBarHeight: navigationBarHeight)
  }

  // MARK: Devices

  /// 375 × 667 points, the second and third generation.
  public static let iPhoneSE = iPhoneSE(.portrait)
  /// The same, held one way or the other.
  public static func iPhoneSE(_ orientation: Orientation) -> Self { Self(.iPhoneSE, orientation) }

  /// 375 × 812 points.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// The same, held one way or the other.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(.iPhone13mini, orientation)
  }

  /// 390 × 844 points.
  public static let iPhone13 = iPhone13(.portrait)
  /// The same, held one way or the other.
  public static func iPhone13(_ orientation: Orientation) -> Self { Self(.iPhone13, orientation) }

  /// 393 × 852 points.
  public static let iPhone15 = iPhone15(.portrait)
  /// The same, held one way or the other.
  public static func iPhone15(_ orientation: Orientation) -> Self { Self(.iPhone15, orientation) }

  /// 430 × 932 points.
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// The same, held one way or the other.
  public static func iPhone15ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone15ProMax, orientation)
  }

  /// 402 × 874 points.
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// The same, held one way or the other.
  public static func iPhone16Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone16Pro, orientation)
  }

  /// 440 × 956 points.
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// The same, held one way or the other.
  public static func iPhone16ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone16ProMax, orientation)
  }

  /// 744 × 1133 points, the sixth generation and later.
  public static let iPadMini = iPadMini(.portrait)
  /// The same, held one way or the other.
  public static func iPadMini(_ orientation: Orientation) -> Self { Self(.iPadMini, orientation) }

  /// 820 × 1180 points, the tenth generation and later.
  public static let iPad = iPad(.portrait)
  /// The same, held one way or the other.
  public static func iPad(_ orientation: Orientation) -> Self { Self(.iPad, orientation) }

  /// 834 × 1194 points.
  public static let iPadPro11 = iPadPro11(.portrait)
  /// The same, held one way or the other.
  public static func iPadPro11(_ orientation: Orientation) -> Self { Self(.iPadPro11, orientation) }

  /// 1032 × 1376 points.
  public static let iPadPro13 = iPadPro13(.portrait)
  /// The same, held one way or the other.
  public static func iPadPro13(_ orientation: Orientation) -> Self { Self(.iPadPro13, orientation) }
}
