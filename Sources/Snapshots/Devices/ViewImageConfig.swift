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
  /// Whether bars lie below what is covered of the screen, as on a device; false where controllers
  /// of bars lose it, as in pointfreeco/swift-snapshot-testing.
  var isWhole = false

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

  /// The screen as a view or a controller has it.
  ///
  /// A navigation controller's is less high by what is covered at the top, a tab bar controller's
  /// by what is covered at the bottom; a controller that hides the status bar has its room. Source:
  /// pointfreeco/swift-snapshot-testing 1.19, `Window` of Common/View.swift, and its recorded
  /// pictures (testTraitsEmbeddedInTabNavigation).
  @MainActor
  func screen(of screen: some SnapshotScreen, _ size: CGSize?) -> ViewImageConfig {
    var config = self
    config.size = size ?? self.size
    guard !isWhole, let controller = screen as? UIViewController else { return config }
    let tabs = controller as? UITabBarController
    if (tabs?.selectedViewController ?? controller) is UINavigationController {
      config.size?.height -= safeArea.top
      config.safeArea.top = 0
    }
    if tabs != nil {
      config.size?.height -= safeArea.bottom
      config.safeArea.bottom = 0
    }
    let statusBar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if config.safeArea == statusBar, controller.prefersStatusBarHidden { config.safeArea = .zero }
    return config
  }
}
