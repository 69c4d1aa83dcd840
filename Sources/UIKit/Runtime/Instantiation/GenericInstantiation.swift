// What the source tool makes of `T(frame: frame)` and `T()` where `T` is a generic parameter or a
// value of a class type: Swift wants a `required` initialiser there, which UIKit's are not.

/// Makes a view of a class, whatever subclass it is, through its `init(frame:)`.
public func instantiate<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
  // The allocating entry makes an object of the class it is called on.
  return onAnyThread { unsafeDowncast(viewClass.make(frame: frame), to: View.self) }()
}

/// Makes a view of a class through its `init(frame:)`, with an empty rectangle.
public func instantiate<View: UIView>(_ viewClass: View.Type) -> View {
  instantiate(viewClass, frame: .zero)
}

/// Makes an object of a class through its `init()`.
@_disfavoredOverload
public func instantiate<Object: NSObject>(_ objectClass: Object.Type) -> Object {
  unsafeDowncast(objectClass.allocate(dynamic: ()), to: Object.self)
}

extension NSObject {
  @usableFromInline
  convenience init(dynamicObject mark: Bool) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE13dynamicObjectACSb_tcfC")
  private static func allocate(mark: Bool) -> NSObject

  fileprivate static func allocate(dynamic: Void) -> NSObject { allocate(mark: true) }
}
