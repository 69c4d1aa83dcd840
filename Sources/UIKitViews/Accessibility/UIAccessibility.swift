/// The interface to assistive technologies. There are none: all are off, and posted notifications
/// are ignored, as on a device without them.
///
/// Source: Apple, UIAccessibility.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Posts a notification to assistive technologies. Does nothing.
  ///
  /// - Parameters:
  ///   - notification: the change.
  ///   - argument: the element to focus, or the text to announce.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns the element that a technology has focused. Always nil.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }

  /// Converts a rectangle of a view to screen coordinates, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Converts a path of a view to screen coordinates, in points.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    guard let moved = path.copy() as? UIBezierPath else { return path }
    let origin = view.convert(CGPoint.zero, to: nil)
    let (right, down) = (
      view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    moved.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return moved
  }

  // MARK: Settings

  /// Whether VoiceOver is running. Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switch control is running. Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is running. Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether Speak Screen is enabled. Always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether Speak Selection is enabled. Always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether Guided Access is enabled. Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether motion is reduced. Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether cross-fades are preferred to slides. Always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether transparency is reduced. Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether system colours are darker: whether the traits have high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
  /// Whether information must not depend on colour alone. Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted. Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen is in greyscale. Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether text is bold. Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether button shapes are shown. Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches have labels. Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether audio is mono. Always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether captions are enabled. Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether videos play automatically. Always true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether a shake undoes. Always true.
  public static var isShakeToUndoEnabled: Bool { true }
}

// Unsupported: UIAccessibility.post(notification:argument:) · kept · Nothing receives it. · test:
//   AccessibilityTests
