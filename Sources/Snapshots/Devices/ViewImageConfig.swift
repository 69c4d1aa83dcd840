import Staging
import UIKit

/// The screen of a device: its size, what of it is covered, its scale and other traits.
///
/// Under its name in pointfreeco/swift-snapshot-testing, with its devices and their figures, and
/// newer ones of this package's. The status bar itself is not drawn.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    /// Sideways.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a tablet is held, and how much of its screen the app has.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen that stands upright.
    public enum PortraitSplits: Sendable {
      /// The narrower part of two.
      case oneThird
      /// The wider part of two.
      case twoThirds
      /// All of the screen.
      case full
    }

    /// The parts of a screen that lies on its side.
    public enum LandscapeSplits: Sendable {
      /// The narrower part of two.
      case oneThird
      /// One of two equal parts.
      case oneHalf
      /// The wider part of two.
      case twoThirds
      /// All of the screen.
      case full
    }

    /// Sideways.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What of the screen is covered, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for a view's own, or the device's screen's for a controller.
  public var size: CGSize?
  /// The scale (the screen's where it is unspecified), and what else the screen is drawn under.
  public var traits: UITraitCollection
  /// In points.
  var navigationBarHeight = ScreenEdges().navigationBarHeight

  /// A screen of your own.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  var edges: ScreenEdges {
    ScreenEdges(safeAreaInsets: safeArea, navigationBarHeight: navigationBarHeight)
  }
}
