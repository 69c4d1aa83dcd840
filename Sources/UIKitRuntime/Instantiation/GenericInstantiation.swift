// What the source tool makes of `T(frame: frame)` and `T()` where `T` is a generic parameter or a
// value of a class type: Swift wants a `required` initialiser there, which UIKit's are not.

/// Makes an object of a class through its `init()`.
@_disfavoredOverload
public func instantiate<Object: NSObject>(_ objectClass: Object.Type) -> Object {
  unsafeDowncast(objectClass.allocate(dynamic: ()), to: Object.self)
}

/// Makes an object of a class that is not known to be one, through its `init()`.
///
/// A type that is no class of objects stops the program.
public func instantiate<Object>(any objectClass: Object.Type) -> Object {
  guard let objects = objectClass as? NSObject.Type,
    let object = instantiate(objects) as? Object
  else { stop("\(objectClass) has no init() that Objective-C finds") }
  return object
}

extension NSObject {
  @usableFromInline
  convenience init(dynamicObject mark: Bool) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC12UIKitRuntimeE13dynamicObjectACSb_tcfC")
  private static func allocate(mark: Bool) -> NSObject

  fileprivate static func allocate(dynamic: Void) -> NSObject { allocate(mark: true) }
}
