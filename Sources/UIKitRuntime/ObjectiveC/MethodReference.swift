/// A method of a class, to be called for any object of it.
struct MethodReference {
  /// The class whose method it is; nil for a protocol's.
  let owner: AnyClass?
  /// Calls the method; nil where the object is of another class.
  let call: @MainActor (AnyObject, MethodArguments) -> MethodResult?
}

/// What a method returned.
public struct MethodResult {
  /// The value; `()` of methods that return nothing.
  public let value: Any?

  /// What a method returned.
  public init(_ value: Any?) { self.value = value }
}

/// The arguments of a call by name, each of the type that the method takes.
public struct MethodArguments {
  package let values: [Any?]
  package let method: String

  package init(values: [Any?], method: String) { (self.values, self.method) = (values, method) }

  /// How many there are.
  public var count: Int { values.count }

  /// The argument as the type that the method takes; nil for one that was not given.
  ///
  /// Stops where it is of another type, as iOS does sooner or later.
  public subscript<Value>(index: Int) -> Value {
    let given = index < values.count ? values[index] : nil
    if let value = ScalarConversion.convert(given, to: Value.self) { return value }
    stop(
      "\(method): argument \(index + 1) is \(given.map { "\(type(of: $0))" } ?? "nil"), "
        + "not \(Value.self)", exception: "NSInvalidArgumentException")
  }
}
