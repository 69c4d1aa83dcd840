/// The screen of a picture, with a size, a scale and traits.
///
/// Each picture has its own screen. Instances of a subclass show nothing. Source: Apple, UIScreen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The current screen: 1024×768 points at scale 2 outside of pictures.
  public class var main: UIScreen { ScreenSettings.current.screen }

  /// All screens: only the main one.
  public class var screens: [UIScreen] { [main] }

  /// The screen's bounds, in points.
  open var bounds: CGRect { metrics.bounds }

  /// The number of device pixels per point.
  open var scale: CGFloat { metrics.scale }

  /// The number of device pixels per point; the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The screen's bounds in portrait, in device pixels.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }

  /// The brightness, 0 to 1. Stored: it has no effect on pictures. Default 0.5.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// The height of the keyboard that appears for text input, in points, including the safe area at
  /// the bottom; that of an iPhone 15 is 336. Default 0, for a hardware keyboard: none appears,
  /// nothing moves, and no notification is posted.
  ///
  /// Not part of UIKit. The keyboard itself is not drawn: the views behind it stay visible.
  public var keyboardHeight: CGFloat = 0 {
    didSet { keyboardHeight = max(0, keyboardHeight) }
  }
  /// The maximum number of frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded. Always false.
  open var isCaptured: Bool { false }

  package let metrics: ScreenMetrics

  /// Creates a screen of the main one's size, which shows nothing.
  public override init() { metrics = Self.main.metrics }

  init(_ metrics: ScreenMetrics) { self.metrics = metrics }

  /// The traits: size classes of the device, light, left to right and `large`, unless the picture
  /// has others.
  open var traitCollection: UITraitCollection { metrics.traitCollection }

  // MARK: Other screens

  /// The mirrored screen. Always nil, for there is only one.
  open var mirrored: UIScreen? { nil }
  /// The current mode, of the screen's own size. Setting another one logs a warning: there is none.
  open var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {
      guard newValue?.size != nativeBounds.size else { return }
      CallWarnings.warnOnce(of: "UIScreen.currentMode", "the screen has one mode only")
    }
  }
  /// The available modes: only the current one.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The preferred mode: the current one.
  open var preferredMode: UIScreenMode? { currentMode }
}

/// A mode of a screen, with its size in pixels. Source: Apple, UIScreenMode.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size, in pixels.
  public let size: CGSize
  /// The ratio of a pixel's width to its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}

// Unsupported: UIScreen.main · works · It is a size and a scale that the renderer sets. ·
//   test: SeparateScreensTests
// Unsupported: UIScreen.keyboardHeight · works · Without it, a keyboard counts as plugged in, so
//   that none appears. With it, keyboard notifications are posted and `keyboardLayoutGuide`
//   follows. · test: KeyboardTests
// Unsupported: UIScreen: keyboard · absent · The keyboard and an `inputView` are not drawn.
// Unsupported: UIScreen: keyboard notifications · works · The change of the keyboard's frame is
//   posted before its appearance. · uncertain · test: KeyboardTests
// Unsupported: UIScreen: clocks · works · A screen's clock moves only trees made in its session. A
//   view made elsewhere follows the tree that it joins. · test: SeparateScreensTests
