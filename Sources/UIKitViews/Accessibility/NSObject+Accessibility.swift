// Objects without storage of their own, such as images, have the values in a side table. The
// properties are in a protocol extension, so that classes with their own (AccessibleObject) can be
// subclassed.

extension NSObjectProtocol where Self: NSObject {
  /// Whether the object is an accessibility element. Default false.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { host?.isAccessibilityElement ?? beside?.isElement ?? false }
    set {
      if let host { host.isAccessibilityElement = newValue } else { make().isElement = newValue }
    }
  }

  /// The label of the object. Default nil.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { host?.accessibilityLabel ?? beside?.label?.string }
    set {
      if let host { return host.accessibilityLabel = newValue }
      make().label = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The value of the object. Default nil.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { host?.accessibilityValue ?? beside?.value?.string }
    set {
      if let host { return host.accessibilityValue = newValue }
      make().value = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The hint about the result of an action. Default nil.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { host?.accessibilityHint ?? beside?.hint?.string }
    set {
      if let host { return host.accessibilityHint = newValue }
      make().hint = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The traits of the object. Default none.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { host?.accessibilityTraits ?? beside?.traits ?? .none }
    set {
      if let host { host.accessibilityTraits = newValue } else { make().traits = newValue }
    }
  }

  /// The frame on the screen, in points. Default zero.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { host?.accessibilityFrame ?? beside?.frame ?? .zero }
    set {
      if let host { host.accessibilityFrame = newValue } else { make().frame = newValue }
    }
  }

  /// The elements of a container, in order. Default nil.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { host?.accessibilityElements ?? beside?.elements }
    set {
      if let host { host.accessibilityElements = newValue } else { make().elements = newValue }
    }
  }

  /// The custom actions. Default nil.
  @preconcurrency @MainActor
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { host?.accessibilityCustomActions ?? beside?.customActions }
    set {
      if let host { return host.accessibilityCustomActions = newValue }
      make().customActions = newValue
    }
  }

  private var host: AccessibleObject? { self as? AccessibleObject }
  private var beside: AccessibilityValues? { accessibilityTable.value(for: self) }

  private func make() -> AccessibilityValues {
    accessibilityTable.value(for: self) { AccessibilityValues() }
  }
}

private let accessibilityTable = SideTable<AccessibilityValues>()
