// Methods are settled when Swift compiles them; nothing exchanges them afterwards. The names are
// here so that the compiler says what to do instead.

/// Methods cannot be exchanged.
@available(*, unavailable, message: "methods cannot be exchanged on Linux: override them")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

/// Methods cannot be exchanged.
@available(*, unavailable, message: "methods cannot be exchanged on Linux: override them")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

/// Methods cannot be exchanged.
@available(*, unavailable, message: "methods cannot be exchanged on Linux: override them")
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {}
