// The names of Swift 4.0.

/// ``UIAccessibility/post(notification:argument:)``.
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// ``UIAccessibility/isVoiceOverRunning``.
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// ``UIAccessibility/isReduceMotionEnabled``.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// ``UIAccessibility/isReduceTransparencyEnabled``.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// ``UIAccessibility/isBoldTextEnabled``.
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// ``UIAccessibility/Notification/screenChanged``.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// ``UIAccessibility/Notification/layoutChanged``.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// ``UIAccessibility/Notification/announcement``.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// ``UIAccessibility/Notification/pageScrolled``.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// ``UIAccessibilityTraits/none``.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// ``UIAccessibilityTraits/button``.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// ``UIAccessibilityTraits/link``.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// ``UIAccessibilityTraits/header``.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// ``UIAccessibilityTraits/image``.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// ``UIAccessibilityTraits/selected``.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// ``UIAccessibilityTraits/staticText``.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// ``UIAccessibilityTraits/notEnabled``.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// ``UIAccessibilityTraits/adjustable``.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// ``UIAccessibilityTraits/updatesFrequently``.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
