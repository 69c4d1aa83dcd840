@_spi(UIKit) import UIKitViews

/// A view that has states, tracks touches and sends events.
///
/// Events result from the touches that the view receives. Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: State

  /// Whether the control responds to touches. Default true.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      notifyObservers(of: "enabled", from: oldValue, to: isEnabled)
    }
  }

  /// Whether the control is selected; subclasses define the meaning. Default false.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      notifyObservers(of: "selected", from: oldValue, to: isSelected)
    }
  }

  /// Whether the control is highlighted by a touch. Default false.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      notifyObservers(of: "highlighted", from: oldValue, to: isHighlighted)
    }
  }

  /// The current state, a combination of flags.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of content, in controls that support it. Default centred.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of content, in controls that support it. Default centred.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// ``contentHorizontalAlignment`` with `left` or `right` in place of `leading` and `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let alignment: alignment
    }
  }

  /// Whether the control tracks a touch.
  open package(set) var isTracking = false

  /// Whether the tracked touch is inside.
  open package(set) var isTouchInside = false

  /// Whether a tap opens the control's menu. Default false.
  open var showsMenuAsPrimaryAction = false

  /// Whether a long press opens a menu. Ignored: use ``UIContextMenuInteraction``. Default false.
  open var isContextMenuInteractionEnabled = false

  /// The text for a resting pointer. It is stored only. Default nil.
  open var toolTip: String?
  /// Whether changes of the symbol are animated. Ignored. Default false.
  open var isSymbolAnimationEnabled = false

  package var handlers = ControlHandlers()
  /// The gestures that the control handles itself, so that recognizers of its superviews do not
  /// begin. Default none.
  package final var handledGestures: ControlGestures = []

  // MARK: Lifecycle

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    behavior.insert(.keepsTouches)
  }

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    behavior.insert(.keepsTouches)
    coder.describe(self, as: UIControl.self)
  }

  // MARK: For subclasses

  /// Returns whether the control tracks a touch that began on it. The default returns true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether the control continues to track a touch. The default returns true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called after the touch has ended. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called after the touch was cancelled. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs an action, with the control as the sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls a method by its name. Its parameters, if any, are the control and an event. Without a
  /// target calls that of the first responder that implements it, starting at the control. Fails if
  /// the target has no such method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return sendAlongResponders(action, for: event) }
    ObjectiveCMessage.demand(action, of: target as AnyObject, [self, event])
  }

  /// Called when ``state`` may have changed. The default requests layout and drawing.
  package func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called after the touch-down event was sent. The default does nothing.
  @_spi(UIKit) open func didSendTouchDown(with event: UIEvent?) {}

  /// Called after the touch-up-inside event was sent. The default does nothing; controls whose
  /// primary action it is send `primaryActionTriggered`.
  @_spi(UIKit) open func didSendTouchUpInside(with event: UIEvent?) {}

  // MARK: UIResponder

  /// Begins to track the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(begun: touch, with: event) }
  }

  /// Continues to track the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(moved: touch, with: event) }
  }

  /// Ends tracking.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(ended: touch, with: event) }
  }

  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(cancelled: event)
  }

  /// Returns false if the control handles the gesture itself, unless the recognizer is its own.
  ///
  /// Source: Apple, «Attaching gesture recognizers to UIKit controls».
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer.view !== self, isEnabled, handles(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Cancels tracking when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    trackingEndsWithoutEvent()
  }

  /// A control ignores the highlight of its cell.
  @_spi(UIKit) open override func cellHighlightDidChange(to isHighlighted: Bool) {}

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = accessibilityDefaultsOfControl(super.accessibilityDefaults)
    if isSelected { standard.traits.insert(.selected) }
    if !isEnabled { standard.traits.insert(.notEnabled) }
    return standard
  }

  /// Returns the accessibility defaults of the kind of control, without its state.
  @_spi(UIKit) open func accessibilityDefaultsOfControl(
    _ standard: AccessibilityDefaults
  ) -> AccessibilityDefaults { standard }
}

// Unsupported: UIControl: signs · drawn · Check marks, chevrons and other signs are paths of this
//   package, with UIKit's size and stroke, but not every curve.
// Unsupported: UIControl: dark greys · drawn · All greys in the dark that no system colour names. ·
//   uncertain
// Unsupported: UIControl.isContextMenuInteractionEnabled · kept · No long press opens a menu of a
//   control; a `UIContextMenuInteraction` does. · test: ButtonMenuTests
