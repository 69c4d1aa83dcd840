/// The properties of the display, which is one of standard range without overscan. Source: Apple,
/// UIScreen.
extension UIScreen {
  /// How content is fitted into the visible area of a television. Raw values are UIKit's. Source:
  /// Apple, UIScreen.OverscanCompensation.
  public enum OverscanCompensation: Int, Sendable {
    /// The content is scaled.
    case scale = 0
    /// The bounds are smaller.
    case insetBounds = 1
    /// Nothing changes.
    case none = 2
  }

  /// The state of the reference mode for colours. Raw values are UIKit's. Source: Apple,
  /// UIScreen.ReferenceDisplayModeStatus.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The display has no such mode.
    case notSupported = 0
    /// The mode is off.
    case notEnabled = 1
    /// The mode is on with limits.
    case limited = 2
    /// The mode is on.
    case enabled = 3
  }

  /// How content is fitted into a television. Ignored: nothing is hidden. Default `.scale`.
  public var overscanCompensation: OverscanCompensation {
    get { Self.kept.overscan[self] }
    set { Self.kept.overscan[self] = newValue }
  }
  /// The insets of the visible area. Always zero: nothing is hidden.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// Whether the screen can be dimmed below the backlight's minimum. Ignored, as is ``brightness``.
  /// Default false.
  public var wantsSoftwareDimming: Bool {
    get { Self.kept.dimming[self] }
    set { Self.kept.dimming[self] = newValue }
  }

  /// The delay between drawing and display, in seconds: 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// The brightest value that the display can show, in multiples of white: 1.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The brightest value that the display shows now, in multiples of white: 1.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The state of the reference mode: the display has none.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// Whether the screen has a focus. Always false.
  public var supportsFocus: Bool { false }

  private static let kept = (
    overscan: SideProperty(default: OverscanCompensation.scale),
    dimming: SideProperty(default: false)
  )

  // MARK: Notifications

  /// Posted on iOS after a screen has been connected. Never posted: there is one screen.
  nonisolated public static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Posted on iOS after a screen has been disconnected. Never posted.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted on iOS after a screen's mode has changed. Never posted.
  nonisolated public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted after ``brightness`` has changed.
  nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted on iOS after a recording has begun or ended. Never posted.
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted on iOS after the reference mode has changed. Never posted.
  nonisolated public static let referenceDisplayModeStatusDidChangeNotification =
    NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

// Unsupported: UIScreen: display · kept · Overscan, dimming and modes are stored. Values describe
//   one display of standard range; notifications of displays are never posted. · test:
//   NewNamesTests
// Unsupported: UIScreen.brightness · kept · It is stored, and its change is posted. That iOS posts
//   changes by the app itself, too. · uncertain · test: NewNamesTests
