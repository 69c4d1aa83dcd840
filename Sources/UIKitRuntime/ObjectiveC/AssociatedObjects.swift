/// The policy of an associated object. Raw values are Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference: nil after deallocation, where Objective-C leaves a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object; nil removes it. The value is released some time after its
/// object (SideTable), not with it. Source: Apple, objc_setAssociatedObject.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let box = associations.value(for: object as AnyObject) { AssociationBox() }
  box.lock.withLock { box.values[key] = value.map { Association($0, policy) } }
}

/// Returns the value associated with an object. Source: Apple, objc_getAssociatedObject.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let box = associations.value(for: object as AnyObject) else { return nil }
  return box.lock.withLock { box.values[key]?.value }
}

/// Removes all values associated with an object. Source: Apple, objc_removeAssociatedObjects.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let box = associations.value(for: object as AnyObject) else { return }
  box.lock.withLock { box.values = [:] }
}

private let associations = SideTable<AssociationBox>()

private final class AssociationBox: @unchecked Sendable {
  let lock = NSRecursiveLock()
  var values: [UnsafeRawPointer: Association] = [:]
}

private struct Association {
  private var retained: Any?
  private weak var unownedObject: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: unownedObject = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      retained = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: retained = value
    }
  }

  var value: Any? { retained ?? unownedObject }
}
