// For the compiler only: values of unavailable frameworks can be called, read and written, and do
// nothing.

/// The value of a stub's member: it can be called, read and written, and does nothing. See
/// ``StubView``.
@dynamicMemberLookup @dynamicCallable @preconcurrency @MainActor
public struct StubValue {
  private let name: String

  nonisolated init(_ name: String) { self.name = name }

  init(of type: Any.Type, _ member: String) {
    self.init("\(type).\(member)")
    StubReport.log(name)
  }

  /// Does nothing.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StubValue { StubValue("\(name)()") }

  /// Does nothing, and returns an empty value of the requested type.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value { empty() }

  /// A member of a stub's member.
  public subscript(dynamicMember member: String) -> StubValue {
    get { StubValue("\(name).\(member)") }
    nonmutating set {}
  }

  /// A member of the requested type.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember member: String) -> Value {
    get { StubValue("\(name).\(member)").empty() }
    nonmutating set {}
  }

  /// Returns a constant by its name.
  public static func constant(_ name: String) -> StubValue { StubValue(name) }

  /// A constant, such as `StubValue.video`, which the source tool writes for `.video`.
  public static subscript(dynamicMember member: String) -> StubValue { StubValue(member) }

  /// Returns false, zero, empty or nil; stops the program for types without such a value.
  func empty<Value>() -> Value {
    if let value = Self.empty(Value.self) as? Value { return value }
    stop("\(name) is a stub, which has no \(Value.self) to return.")
  }

  private static func empty(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case is Bool.Type: false
    case let type as any BinaryInteger.Type: type.init(0)
    case let type as any BinaryFloatingPoint.Type: type.init(0)
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any CaseIterable.Type: first(of: type)
    case is CGRect.Type: CGRect.zero
    case is CGSize.Type: CGSize.zero
    case is CGPoint.Type: CGPoint.zero
    default: nil
    }
  }

  /// Returns the first case of an enumeration.
  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }
}

extension StubValue: @preconcurrency Hashable {}

extension StubValue: @preconcurrency ExpressibleByBooleanLiteral,
  @preconcurrency ExpressibleByIntegerLiteral, @preconcurrency ExpressibleByFloatLiteral,
  @preconcurrency ExpressibleByStringLiteral
{
  /// Creates the value of a flag.
  public init(booleanLiteral value: Bool) { self.init("\(value)") }
  /// Creates the value of a number.
  public init(integerLiteral value: Int) { self.init("\(value)") }
  /// Creates the value of a number.
  public init(floatLiteral value: Double) { self.init("\(value)") }
  /// Creates the value of a string.
  public init(stringLiteral value: String) { self.init(value) }
}
