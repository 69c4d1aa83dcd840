/// The screen that pictures are taken of: a size, a scale and traits, nothing else.
///
/// Each picture has a screen of its own. Source: Apple, UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen that the calling code draws for: 1024×768 points at scale 2 outside of pictures.
  public static var main: UIScreen { ScreenSettings.current.screen }

  /// All screens: the one.
  public static var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points.
  public var bounds: CGRect { metrics.bounds }

  /// Device pixels per point.
  public var scale: CGFloat { metrics.scale }

  /// Device pixels per point; the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The screen's rectangle upright, in device pixels.
  public var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }

  /// How bright the screen is, 0 to 1. Kept: pictures are as bright as ever. Default 0.5.
  public var brightness: CGFloat = 0.5
  /// How high the keyboard is that comes when somebody is written to, in points, with what the
  /// screen covers at the bottom; that of an iPhone 15 is 336 high. 0, the default, for a keyboard
  /// that is plugged in: nothing comes, nothing moves, and nothing is posted.
  ///
  /// No part of UIKit. The keyboard itself is not drawn: what it covers is seen.
  public var keyboardHeight: CGFloat = 0 {
    didSet { keyboardHeight = max(0, keyboardHeight) }
  }
  /// The most frames a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether somebody else sees the screen. False.
  public var isCaptured: Bool { false }

  package let metrics: ScreenMetrics

  init(_ metrics: ScreenMetrics) { self.metrics = metrics }
}
