// Swift methods cannot be exchanged at run time. Code that tries continues with the original
// methods, and a warning names both.

/// The handles of methods, which are never exchanged.
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

/// Returns a handle of a method, for ``method_exchangeImplementations(_:_:)`` only.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  ExchangeableMethods.handle(cls, name, "-")
}

/// Returns a handle of a class method, for ``method_exchangeImplementations(_:_:)`` only.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  ExchangeableMethods.handle(cls, name, "+")
}

/// Logs a warning: methods cannot be exchanged.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
  warn(
    "method_exchangeImplementations: \(ExchangeableMethods.name(m1)) and "
      + "\(ExchangeableMethods.name(m2)) are not exchanged on Linux: override them.")
}

/// The implementation of a method; here its handle.
public typealias IMP = OpaquePointer

/// Returns the implementation of a method, for ``class_addMethod(_:_:_:_:)`` and similar only.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func method_getImplementation(_ m: OpaquePointer) -> IMP { m }

/// Returns the type encoding of a method, which is unknown: nil.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// Returns false: methods cannot be added. On iOS, false means that the class has the method.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil and logs a warning: methods cannot be replaced.
@available(*, deprecated, message: "methods cannot be exchanged on Linux: override them")
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  warn(
    "class_replaceMethod: -[\(cls.map { "\($0)" } ?? "nil") \(NSStringFromSelector(name))] is not "
      + "replaced by \(ExchangeableMethods.name(imp)): Linux does not support it.")
  return nil
}
