@_spi(UIKit) import UIKitViews

/// A view that fingers use: it has states, tracks a finger, and tells of events.
///
/// Events come from the touches that the view receives. Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: State

  /// Whether fingers count. Default true.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      tellObservers(of: "enabled", from: oldValue, to: isEnabled)
    }
  }

  /// Whether the control is chosen; what that means is the subclass's. Default false.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      tellObservers(of: "selected", from: oldValue, to: isSelected)
    }
  }

  /// Whether a finger lies on the control. Default false.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      tellObservers(of: "highlighted", from: oldValue, to: isHighlighted)
    }
  }

  /// All that the control is at once.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where content stands between top and bottom, in controls that let it. Default the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content stands between the sides, in controls that let it. Default the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// ``contentHorizontalAlignment`` with `left` or `right` for where lines begin and end.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let alignment: alignment
    }
  }

  /// Whether the control follows a finger.
  open package(set) var isTracking = false

  /// Whether the finger that is followed counts as inside.
  open package(set) var isTouchInside = false

  /// Whether a tap opens the menu of a control that has one. Default false.
  open var showsMenuAsPrimaryAction = false

  /// Whether a resting finger opens a menu. Kept: ``UIContextMenuInteraction`` opens them. Default
  /// false.
  open var isContextMenuInteractionEnabled = false

  /// A text for pointers that rest, which there are not here. Default nil.
  open var toolTip: String?

  package var handlers = ControlHandlers()

  // MARK: Lifecycle

  /// A control with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that does something when what it is there for is asked of it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.describe(self, as: UIControl.self)
  }

  // MARK: For subclasses

  /// Whether the control follows a finger that came down on it. The default follows.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether the control goes on following a finger that moved. The default does.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Does what an action does, for the control.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls a method by its name with the control and an event, as far as it takes them; without a
  /// target the first responder's, from the control on, that has it. Stops where the target has no
  /// such method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return sendAlongResponders(action, for: event) }
    ObjectiveCMessage.demand(action, of: target as AnyObject, [self, event])
  }

  /// Called when ``state`` may have changed. The default lays out again and draws again.
  package func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Called after a finger came down and that was told. The default does nothing.
  @_spi(UIKit) open func touchDownWasSent(with event: UIEvent?) {}

  /// Whether the control answers to a gesture by itself, so that a recogniser of a view around it
  /// does not begin. The default answers to none.
  @_spi(UIKit) open func answersItself(to gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called after a finger was lifted inside and that was told. The default does nothing; controls
  /// whose primary action that is tell it.
  @_spi(UIKit) open func touchUpInsideWasSent(with event: UIEvent?) {}

  // MARK: UIResponder

  /// Begins to track the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(begun: touch, with: event) }
  }

  /// Tracks the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(moved: touch, with: event) }
  }

  /// Ends tracking.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(ended: touch, with: event) }
  }

  /// Breaks tracking off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(cancelled: event)
  }

  /// Not where the control answers to the gesture by itself, unless the recogniser is its own.
  ///
  /// Source: Apple, «Attaching gesture recognizers to UIKit controls».
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer.view !== self, isEnabled, answersItself(to: gestureRecognizer) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Ends tracking as the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    trackingEndsWithoutEvent()
  }

  /// Fingers that a control has heard of do not scroll.
  @_spi(UIKit) open override var givesTouchesToScrolling: Bool { false }

  /// Controls keep a cell's highlight to themselves.
  @_spi(UIKit) open override func cellHighlightDidChange(to isHighlighted: Bool) {}

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = accessibilityOfKind(super.accessibilityStandard)
    if isSelected { standard.traits.insert(.selected) }
    if !isEnabled { standard.traits.insert(.notEnabled) }
    return standard
  }

  /// What a control of the kind says of itself, without its state.
  @_spi(UIKit) open func accessibilityOfKind(
    _ standard: AccessibilityStandard
  ) -> AccessibilityStandard { standard }
}

// Unsupported: UIControl: signs · drawn · Signs are paths of this package, with UIKit's size and
//   stroke, but not every curve.
// Unsupported: UIControl: dark greys · drawn · All greys in the dark that no system colour names. ·
//   uncertain
