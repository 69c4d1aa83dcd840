extension UIAccessibility {
  /// What an app tells assistive technologies. Source: Apple, UIAccessibility.Notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number. Raw values are UIKit's where they are known.
    public let rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen shows something else.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words are to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// A technology may go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// Posted on iOS when words have been said; not here.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted on iOS when colours are to be grey, or no longer; not here.
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted on iOS when AssistiveTouch begins or ends; not here.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted on iOS when the device is kept to one app, or no longer; not here.
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The key of the element in ``elementFocusedNotification``.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Posted on iOS when an element was come to; not here.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted on iOS when VoiceOver begins or ends; not here.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted on iOS when switches are used, or no longer; not here.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted on iOS when less is to move, or no longer; not here.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted on iOS when less is to shine through, or no longer; not here.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted on iOS when text is to be bold, or no longer; not here.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted on iOS when colours are to be darker, or no longer; not here.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted on iOS when colours are turned round, or no longer; not here.
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
}
