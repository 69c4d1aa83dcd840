/// A method of a class that can be called for any instance.
struct MethodReference {
  /// The class of the method; nil for a protocol's.
  let owner: AnyClass?
  /// Calls the method; returns nil for an object of another class.
  let call: @MainActor (AnyObject, MethodArguments) -> MethodResult?
}

/// The result of a method.
public struct MethodResult {
  /// The value; `()` for methods that return nothing.
  public let value: Any?

  /// Creates a result.
  public init(_ value: Any?) { self.value = value }
}

/// The arguments of a call by name, converted to the parameter types on access.
public struct MethodArguments {
  package let values: [Any?]
  package let method: String

  package init(values: [Any?], method: String) { (self.values, self.method) = (values, method) }

  /// The number of arguments.
  public var count: Int { values.count }

  /// Returns an argument as the parameter type; nil if it is missing.
  ///
  /// Fails if it is of another type, as iOS does sooner or later.
  public subscript<Value>(index: Int) -> Value {
    let given = index < values.count ? values[index] : nil
    if let value = ScalarConversion.convert(given, to: Value.self) { return value }
    stop(
      "\(method): argument \(index + 1) is \(given.map { "\(type(of: $0))" } ?? "nil"), "
        + "not \(Value.self)", exception: "NSInvalidArgumentException")
  }
}
