/// What responders, items of bars and accessibility elements say of themselves to somebody who does
/// not look: UIKit's informal protocol `UIAccessibility`, in a class so that it can be overridden.
///
/// What is set is kept; what is not set is the standard of the object's kind
/// (``AccessibilityStandard``). Other objects have the same properties by an extension.
///
/// Source: Apple, UIAccessibility.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// What was set; nil, the rule, for nothing.
  final package var accessibilityValues: AccessibilityValues?

  private func keep(_ change: (AccessibilityValues) -> Void) {
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    change(values)
  }

  /// What the object says of itself where nothing was set. A class that says more overrides it.
  @_spi(UIKit) open var accessibilityStandard: AccessibilityStandard { AccessibilityStandard() }

  // MARK: What it says

  /// Whether somebody who does not look comes to this object. Default true for controls, labels,
  /// texts and cells of tables, else false.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? accessibilityStandard.isElement }
    set { keep { $0.isElement = newValue } }
  }

  /// What the object is called. Default its text or title, else nil.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label.map(\.string) ?? accessibilityStandard.label }
    set { keep { $0.label = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// ``accessibilityLabel`` with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityValues?.label
        ?? accessibilityStandard.label.map { NSAttributedString(string: $0) }
    }
    set { keep { $0.label = newValue } }
  }

  /// What the object stands at. Default that of its kind, such as `50%`, else nil.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value.map(\.string) ?? accessibilityStandard.value }
    set { keep { $0.value = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// ``accessibilityValue`` with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityValues?.value
        ?? accessibilityStandard.value.map { NSAttributedString(string: $0) }
    }
    set { keep { $0.value = newValue } }
  }

  /// What happens where the object is used. Default nil.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint?.string }
    set { keep { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// ``accessibilityHint`` with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityValues?.hint }
    set { keep { $0.hint = newValue } }
  }

  /// What the object is like. Default that of its kind, with its state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? accessibilityStandard.traits }
    set { keep { $0.traits = newValue } }
  }

  /// The language that the words are in, such as `en-GB`. Default nil, the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { keep { $0.language = newValue } }
  }

  /// What a user may call the object by voice. Default its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { keep { $0.userInputLabels = newValue } }
  }

  // MARK: Where it is

  /// Where the object is on the screen, in points. Default a view's rectangle, else zero.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? accessibilityStandard.frame }
    set { keep { $0.frame = newValue } }
  }

  /// The object's outline on the screen, in points. Default nil: its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityValues?.path }
    set { keep { $0.path = newValue } }
  }

  /// Where a finger goes down on the screen to use the object. Default the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { keep { $0.activationPoint = newValue } }
  }

  // MARK: What is inside

  /// The elements inside, in the order in which they are come to. Default nil: the views inside.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { keep { $0.elements = newValue } }
  }

  /// Whether nothing inside is come to. Default false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.areElementsHidden ?? false }
    set { keep { $0.areElementsHidden = newValue } }
  }

  /// Whether nothing beside the view is come to. Default false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? false }
    set { keep { $0.isModal = newValue } }
  }

  /// Whether what is inside is come to together. Default false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { keep { $0.groupsChildren = newValue } }
  }

  /// How elements are gone through by switches. Default `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle ?? .automatic }
    set { keep { $0.navigationStyle = newValue } }
  }

  /// What kind of container the object is. Default `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? .none }
    set { keep { $0.containerType = newValue } }
  }

  /// Whether the object does something when it is used. Default as views take part in touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityValues?.respondsToUser ?? accessibilityStandard.respondsToUser }
    set { keep { $0.respondsToUser = newValue } }
  }

  /// Whether the object keeps its colours where the user has colours turned round. Default false.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityValues?.ignoresInvertColors ?? false }
    set { keep { $0.ignoresInvertColors = newValue } }
  }

  /// How many elements are inside: the number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element of an index; nil for one that is not there.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element; `NSNotFound` for one that is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  // MARK: What can be done

  /// What else can be done with the object. Default nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { keep { $0.customActions = newValue } }
  }

  /// Ways of going through what is inside. Kept: nobody goes through it. Default nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues?.customRotors }
    set { keep { $0.customRotors = newValue } }
  }

  /// Uses the object; false, the default, where a tap at ``accessibilityActivationPoint`` is to do
  /// it.
  open func accessibilityActivate() -> Bool { false }

  /// Goes one step up. Default a slider's and a stepper's own, else nothing.
  open func accessibilityIncrement() { accessibilityStep(up: true) }

  /// Goes one step down. Default a slider's and a stepper's own, else nothing.
  open func accessibilityDecrement() { accessibilityStep(up: false) }

  /// Goes one step, and tells targets. The default does nothing.
  @_spi(UIKit) open func accessibilityStep(up: Bool) {}

  /// Scrolls; false, the default, where it did not.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Goes back or closes; false, the default, where it did not.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing there is; false, the default, where there is none.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Called when an assistive technology has come to the object: never, there is none here.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology has left the object: never, there is none here.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology is at the object: false, there is none here.
  open func accessibilityElementIsFocused() -> Bool { false }
}

// Unsupported: UIView: accessibility · kept · Values are kept, with UIKit's defaults. VoiceOver and
//   its like are off; nothing posted is received. · test: AccessibilityTests
// Unsupported: UIView: accessibility's gaps · absent · Data tables, block-based properties, and the
//   order of elements that nobody set are absent.
// Unsupported: UIView: accessibility of other objects · works · Views, controllers, bar items and
//   `UIAccessibilityElement`s can override it. Other objects keep their properties and cannot
//   override them. · test: AccessibilityTests
// Unsupported: UIView.accessibilityValue · works · The words of values (`50%`, `page 1 of 3`), and
//   a tenth as a slider's step. · uncertain · test: AccessibilityTests
