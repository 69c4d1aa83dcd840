// What has no place of its own for it, such as an image, keeps it in a table beside it. Members of
// a protocol's extension, so that classes which have their own (AccessibleObject) can be
// subclassed.

extension NSObjectProtocol where Self: NSObject {
  /// Whether somebody who does not look comes to the object. Default false.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { host?.isAccessibilityElement ?? beside?.isElement ?? false }
    set {
      if let host { host.isAccessibilityElement = newValue } else { make().isElement = newValue }
    }
  }

  /// What the object is called. Default nil.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { host?.accessibilityLabel ?? beside?.label?.string }
    set {
      if let host { return host.accessibilityLabel = newValue }
      make().label = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// What the object stands at. Default nil.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { host?.accessibilityValue ?? beside?.value?.string }
    set {
      if let host { return host.accessibilityValue = newValue }
      make().value = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// What happens where the object is used. Default nil.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { host?.accessibilityHint ?? beside?.hint?.string }
    set {
      if let host { return host.accessibilityHint = newValue }
      make().hint = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// What the object is like. Default nothing.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { host?.accessibilityTraits ?? beside?.traits ?? .none }
    set {
      if let host { host.accessibilityTraits = newValue } else { make().traits = newValue }
    }
  }

  /// Where the object is on the screen, in points. Default zero.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { host?.accessibilityFrame ?? beside?.frame ?? .zero }
    set {
      if let host { host.accessibilityFrame = newValue } else { make().frame = newValue }
    }
  }

  /// The elements inside, in the order in which they are come to. Default nil.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { host?.accessibilityElements ?? beside?.elements }
    set {
      if let host { host.accessibilityElements = newValue } else { make().elements = newValue }
    }
  }

  /// What else can be done with the object. Default nil.
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
