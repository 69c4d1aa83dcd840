// The replacement for `T(frame: frame)` and `T()` in source rewritten by the source tool, where `T`
// is a generic parameter or a class value: Swift requires a `required` initialiser, which UIKit's
// are not.

/// Creates an object of a class with its `init()`.
@_disfavoredOverload
public func instantiate<Object: NSObject>(_ objectClass: Object.Type) -> Object {
  unsafeDowncast(objectClass.allocate(dynamic: ()), to: Object.self)
}

/// Creates an object of a type that is not statically a class, with its `init()`.
///
/// Fails if the type is not a class of objects.
public func instantiate<Object>(any objectClass: Object.Type) -> Object {
  guard let objects = objectClass as? NSObject.Type,
    let object = instantiate(objects) as? Object
  else { stop("\(objectClass) cannot be created by init(): it does not inherit from NSObject") }
  return object
}

extension NSObject {
  @usableFromInline
  convenience init(dynamicObject mark: Bool) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC12UIKitRuntimeE13dynamicObjectACSb_tcfC")
  private static func allocate(mark: Bool) -> NSObject

  fileprivate static func allocate(dynamic: Void) -> NSObject { allocate(mark: true) }
}
