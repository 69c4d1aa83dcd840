// Methods are settled when Swift compiles them; nothing exchanges them afterwards. What asks for it
// goes on with the methods as they are, and both are named on standard error.

/// Handles of methods, which stay where they are.
private enum ExchangeableMethods {
  private final class Method: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  static func handle(_ cls: AnyClass?, _ name: Selector, _ kind: String) -> OpaquePointer? {
    guard let cls else { return nil }
    let method = Method("\(kind)[\(cls) \(NSStringFromSelector(name))]")
    return OpaquePointer(Unmanaged.passRetained(method).toOpaque())
  }

  static func name(_ handle: OpaquePointer) -> String {
    Unmanaged<Method>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue().name
  }
}

/// A handle of a method, for ``method_exchangeImplementations(_:_:)`` alone.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  ExchangeableMethods.handle(cls, name, "-")
}

/// A handle of a class's method, for ``method_exchangeImplementations(_:_:)`` alone.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  ExchangeableMethods.handle(cls, name, "+")
}

/// Methods cannot be exchanged: both stay what they are, which is logged on standard error.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
  warn(
    "method_exchangeImplementations: \(ExchangeableMethods.name(m1)) and "
      + "\(ExchangeableMethods.name(m2)) are not exchanged, for nothing can be on Linux.")
}

/// What a method does; here no more than its handle.
public typealias IMP = OpaquePointer

/// What a method does, for ``class_addMethod(_:_:_:_:)`` and the like alone.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func method_getImplementation(_ m: OpaquePointer) -> IMP { m }

/// The types of a method's arguments, of which nothing is known: nil.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// Methods cannot be added: false, which on iOS says that the class has the method.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Methods cannot be replaced, which is logged on standard error: nil.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  warn(
    "class_replaceMethod: -[\(cls.map { "\($0)" } ?? "nil") \(NSStringFromSelector(name))] is not "
      + "replaced by \(ExchangeableMethods.name(imp)), for nothing can be on Linux.")
  return nil
}
