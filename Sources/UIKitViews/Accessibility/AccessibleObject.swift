/// The accessibility properties of responders, bar items and accessibility elements: UIKit's
/// informal protocol `UIAccessibility`, as a class so that they can be overridden.
///
/// Values that are set are stored; others have the default of the object's class
/// (``AccessibilityDefaults``). Other objects have the same properties in an extension.
///
/// Source: Apple, UIAccessibility.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// The values that were set; nil if none were, as is usual.
  final package var accessibilityValues: AccessibilityValues?

  private func keep(_ change: (AccessibilityValues) -> Void) {
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    change(values)
  }

  /// The defaults of the object. Subclasses with other defaults override it.
  @_spi(UIKit) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  // MARK: Description

  /// Whether the object is an accessibility element. Default true for controls, labels, texts and
  /// table cells, otherwise false.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? accessibilityDefaults.isElement }
    set { keep { $0.isElement = newValue } }
  }

  /// The label of the object. Default its text or title, otherwise nil.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label.map(\.string) ?? accessibilityDefaults.label }
    set { keep { $0.label = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// ``accessibilityLabel`` with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityValues?.label
        ?? accessibilityDefaults.label.map { NSAttributedString(string: $0) }
    }
    set { keep { $0.label = newValue } }
  }

  /// The value of the object. Default that of its class, such as `50%`, otherwise nil.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value.map(\.string) ?? accessibilityDefaults.value }
    set { keep { $0.value = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// ``accessibilityValue`` with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityValues?.value
        ?? accessibilityDefaults.value.map { NSAttributedString(string: $0) }
    }
    set { keep { $0.value = newValue } }
  }

  /// The hint about the result of an action. Default nil.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint?.string }
    set { keep { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// ``accessibilityHint`` with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityValues?.hint }
    set { keep { $0.hint = newValue } }
  }

  /// The traits of the object. Default those of its class and state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? accessibilityDefaults.traits }
    set { keep { $0.traits = newValue } }
  }

  /// The language of the texts, such as `en-GB`. Default nil, the user's language.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { keep { $0.language = newValue } }
  }

  /// The names for voice control. Default the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { keep { $0.userInputLabels = newValue } }
  }

  // MARK: Geometry

  /// The frame on the screen, in points. Default: a view's bounds; zero for other objects.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? accessibilityDefaults.frame }
    set { keep { $0.frame = newValue } }
  }

  /// The outline on the screen, in points. Default nil: the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityValues?.path }
    set { keep { $0.path = newValue } }
  }

  /// The activation point on the screen. Default the centre of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { keep { $0.activationPoint = newValue } }
  }

  // MARK: Container

  /// The elements of a container, in order. Default nil: the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { keep { $0.elements = newValue } }
  }

  /// Whether the elements of the container are hidden. Default false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.areElementsHidden ?? false }
    set { keep { $0.areElementsHidden = newValue } }
  }

  /// Whether elements outside the view are ignored. Default false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? false }
    set { keep { $0.isModal = newValue } }
  }

  /// Whether the children are grouped. Default false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { keep { $0.groupsChildren = newValue } }
  }

  /// The navigation style for switch control. Default `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle ?? .automatic }
    set { keep { $0.navigationStyle = newValue } }
  }

  /// The type of the container. Default `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? .none }
    set { keep { $0.containerType = newValue } }
  }

  /// Whether the object responds to user interaction. Default as for touches in a view.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityValues?.respondsToUser ?? accessibilityDefaults.respondsToUser }
    set { keep { $0.respondsToUser = newValue } }
  }

  /// Whether the object keeps its colours when colours are inverted. Default false.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityValues?.ignoresInvertColors ?? false }
    set { keep { $0.ignoresInvertColors = newValue } }
  }

  /// Returns the number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index; nil outside the elements.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element; `NSNotFound` for another object.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  // MARK: Actions

  /// The custom actions. Default nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { keep { $0.customActions = newValue } }
  }

  /// The custom rotors. They are stored only. Default nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues?.customRotors }
    set { keep { $0.customRotors = newValue } }
  }

  /// Activates the object; returns false, the default, to request a tap at
  /// ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of a slider or stepper. Does nothing for other objects.
  open func accessibilityIncrement() { accessibilityStep(up: true) }

  /// Decrements the value of a slider or stepper. Does nothing for other objects.
  open func accessibilityDecrement() { accessibilityStep(up: false) }

  /// Changes the value by one step and notifies targets. The default does nothing.
  @_spi(UIKit) open func accessibilityStep(up: Bool) {}

  /// Scrolls. Returns whether it did; default false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses a modal view or goes back. Returns whether it did; default false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action. Returns whether it did; default false.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Called after an assistive technology has focused the element. Never called.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after an assistive technology has left the element. Never called.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology has focused the element. Always false.
  open func accessibilityElementIsFocused() -> Bool { false }
}

// Unsupported: UIView: accessibility · kept · Values are kept, with UIKit's defaults. VoiceOver and
//   its like are off; nothing posted is received. · test: AccessibilityTests
// Unsupported: UIView: accessibility's gaps · absent · Data tables, block-based properties, and an
//   order of elements that is not set are absent.
// Unsupported: UIView: accessibility of other objects · works · Views, controllers, bar items and
//   `UIAccessibilityElement`s can override it. Other objects keep their properties and cannot
//   override them. · test: AccessibilityTests
// Unsupported: UIView.accessibilityValue · works · The words of values (`50%`, `page 1 of 3`), and
//   a tenth as a slider's step. · uncertain · test: AccessibilityTests
