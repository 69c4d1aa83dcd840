extension UIAccessibility {
  /// A notification of an app to assistive technologies. Source: Apple,
  /// UIAccessibility.Notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number. Raw values are UIKit's where they are known.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pauses an assistive technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// Resumes an assistive technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// Posted on iOS after an announcement. Never posted.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted on iOS after a change of the greyscale setting. Never posted.
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted on iOS after a change of AssistiveTouch. Never posted.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted on iOS after a change of Guided Access. Never posted.
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The key of the element in ``elementFocusedNotification``.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Posted on iOS after an element has been focused. Never posted.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted on iOS after a change of VoiceOver. Never posted.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted on iOS after a change of switch control. Never posted.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted on iOS after a change of the reduce motion setting. Never posted.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted on iOS after a change of the reduce transparency setting. Never posted.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted on iOS after a change of the bold text setting. Never posted.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted on iOS after a change of the darker colours setting. Never posted.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted on iOS after a change of the invert colours setting. Never posted.
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
}
