import Staging
import UIKit

/// The screen of a device: its size, its safe area, its scale and other traits.
///
/// It has the same name in pointfreeco/swift-snapshot-testing, with its devices and their figures,
/// and newer ones of this package. The status bar itself is not drawn.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// Landscape.
    case landscape
    /// Portrait.
    case portrait
  }

  /// The orientation of a tablet, and the app's part of its screen.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen in portrait.
    public enum PortraitSplits: Sendable {
      /// The narrower part of two.
      case oneThird
      /// The wider part of two.
      case twoThirds
      /// All of the screen.
      case full
    }

    /// The parts of a screen in landscape.
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

    /// Landscape.
    case landscape(splitView: LandscapeSplits)
    /// Portrait.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area insets, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for the view's own, also a controller's.
  public var size: CGSize?
  /// The scale (the screen's if unspecified), and the other traits.
  public var traits: UITraitCollection
  /// The height of navigation bars, in points.
  var navigationBarHeight = ScreenEdges().navigationBarHeight
  /// Whether bars are laid out in the full safe area, as on a device; false if controllers of bars
  /// remove it, as in pointfreeco/swift-snapshot-testing.
  var isWhole = false

  /// Creates a configuration of a screen.
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

  /// Returns the screen for a view or a controller.
  ///
  /// The screen of a navigation controller is reduced by the top safe area, that of a tab bar
  /// controller by the bottom one; a controller that hides the status bar uses its area. Bars are
  /// as high as on a phone in portrait, which the simulator that takes the pictures is. In an app,
  /// the top safe area is no less than the simulator's status bar
  /// (pointfreeco/swift-snapshot-testing, issues 180 and 430). Source:
  /// pointfreeco/swift-snapshot-testing 1.19, `Window` of Common/View.swift, and its reference
  /// images (testTraitsEmbeddedInTabNavigation).
  @MainActor
  func screen(of screen: some SnapshotScreen, _ size: CGSize?) -> ViewImageConfig {
    var config = self
    config.size = size ?? self.size
    guard !isWhole else { return config }
    config.navigationBarHeight = ScreenEdges().navigationBarHeight
    guard let controller = screen as? UIViewController else { return config }
    return config.screen(of: controller, inApp: ScreenSettings.statusBarOfApp)
  }

  @MainActor
  func screen(of controller: UIViewController, inApp statusBarHeight: CGFloat) -> ViewImageConfig {
    var config = self
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
    if config.safeArea.top > 0 {
      config.safeArea.top = max(config.safeArea.top, statusBarHeight)
    }
    return config
  }
}
