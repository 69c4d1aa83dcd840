// For the compiler only: members of frameworks that are not here do nothing, which is logged once.

/// Members that nobody declared: they do nothing, are said on standard error once, and read as
/// false, zero, empty or nil. See ``StubView``.
@dynamicMemberLookup @preconcurrency @MainActor
public protocol StubMembers: AnyObject {}

extension StubMembers {
  /// A method to be called, or a property.
  public subscript(dynamicMember name: String) -> StubValue {
    get { StubValue(of: Self.self, name) }
    set { StubReport.say(Self.self, name) }
  }

  /// An optional property.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> StubValue? {
    get {
      StubReport.say(Self.self, name)
      return nil
    }
    set { StubReport.say(Self.self, name) }
  }

  /// A property as the type that is asked for; stops for types that have no empty value.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { StubValue(of: Self.self, name).empty() }
    set { StubReport.say(Self.self, name) }
  }

  /// A static method or property.
  public static subscript(dynamicMember name: String) -> StubValue {
    StubValue(of: Self.self, name)
  }
}

/// What was said of stubs.
@MainActor
enum StubReport {
  private static var said = WarnedOnce()

  /// Says of a member that it does nothing, the first time.
  static func say(_ type: Any.Type, _ member: String) { say("\(type).\(member)") }

  static func say(_ name: String) {
    said.warn(
      of: name, ending: "More members are stubs.", "\(name) is a stub: it does nothing.")
  }
}
