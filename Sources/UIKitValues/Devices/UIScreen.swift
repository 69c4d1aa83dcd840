/// The screen that pictures are taken of: a size, a scale and traits, nothing else.
///
/// Each picture has a screen of its own. A subclass is a screen that nothing is shown on. Source:
/// Apple, UIScreen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen that the calling code draws for: 1024×768 points at scale 2 outside of pictures.
  public class var main: UIScreen { ScreenSettings.current.screen }

  /// All screens: the one.
  public class var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { metrics.bounds }

  /// Device pixels per point.
  open var scale: CGFloat { metrics.scale }

  /// Device pixels per point; the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The screen's rectangle upright, in device pixels.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }

  /// How bright the screen is, 0 to 1. Kept: pictures are as bright as ever. Default 0.5.
  open var brightness: CGFloat = 0.5
  /// How high the keyboard is that comes when somebody is written to, in points, with what the
  /// screen covers at the bottom; that of an iPhone 15 is 336 high. 0, the default, for a keyboard
  /// that is plugged in: nothing comes, nothing moves, and nothing is posted.
  ///
  /// No part of UIKit. The keyboard itself is not drawn: what it covers is seen.
  public var keyboardHeight: CGFloat = 0 {
    didSet { keyboardHeight = max(0, keyboardHeight) }
  }
  /// The most frames a second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether somebody else sees the screen. False.
  open var isCaptured: Bool { false }

  package let metrics: ScreenMetrics

  /// A screen as large as the main one, which shows nothing.
  public override init() { metrics = Self.main.metrics }

  init(_ metrics: ScreenMetrics) { self.metrics = metrics }

  /// The device's traits: its size classes; light, from left to right and `large` unless a picture
  /// is taken under others.
  open var traitCollection: UITraitCollection { metrics.traitCollection }

  // MARK: Other screens

  /// Which screen is shown on this one. Nil: there is one.
  open var mirrored: UIScreen? { nil }
  /// What the screen can show in pixels: its own.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// What the screen can show in pixels: its own.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The mode that is best.
  open var preferredMode: UIScreenMode? { currentMode }
}

/// How many pixels a screen shows. Source: Apple, UIScreenMode.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  /// A pixel's width by its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}

// Unsupported: UIScreen.main · works · It is a size and a scale that the renderer sets.
// Unsupported: UIScreen.keyboardHeight · works · Without it, a keyboard counts as plugged in, so
//   that none appears. With it, keyboard notifications are posted and `keyboardLayoutGuide`
//   follows. · test: KeyboardTests
// Unsupported: UIScreen: keyboard · absent · The keyboard and an `inputView` are not drawn.
// Unsupported: UIScreen: keyboard notifications · works · The change of the keyboard's frame is
//   posted before its appearance. · uncertain · test: KeyboardTests
// Unsupported: UIScreen: clocks · works · A screen's clock moves only trees made in its session. A
//   view made elsewhere follows the tree that it joins. · test: SeparateScreensTests
