/// What an app asks of assistive technologies. There are none here: every one is off, and nobody
/// hears what is posted, as on a device where they are off.
///
/// Source: Apple, UIAccessibility.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Tells assistive technologies of a change. Without any it does nothing, as on iOS.
  ///
  /// - Parameters:
  ///   - notification: what has changed.
  ///   - argument: the element to go to, or words to say.
  public static func post(notification: Notification, argument: Any?) {}

  /// The element that a technology is at: nil.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }

  /// A rectangle of a view on the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A path of a view on the screen, in points.
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

  // MARK: What is switched on

  /// Whether VoiceOver runs. False.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches are used. False.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch runs. False.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the screen is read aloud on demand. False.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selections are read aloud on demand. False.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the device is held in one app. False.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether less is to move. False.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether fades are preferred to what slides. False.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether less is to shine through. False.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours are to be darker: whether the traits ask for high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
  /// Whether nothing is to be told by colour alone. False.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether colours are turned round. False.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours. False.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether text is to be bold. False.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether buttons are to have shapes. False.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches are to show labels. False.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether both ears hear the same. False.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films are to have captions. False.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether films begin by themselves. True.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether a shake takes back. True.
  public static var isShakeToUndoEnabled: Bool { true }
}
