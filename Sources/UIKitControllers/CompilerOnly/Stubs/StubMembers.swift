// For the compiler only: members of unavailable frameworks do nothing and log one warning.

/// Undeclared members: they do nothing, log one warning on standard error, and return false, zero,
/// empty or nil. See ``StubView``.
@dynamicMemberLookup @preconcurrency @MainActor
public protocol StubMembers: AnyObject {}

extension StubMembers {
  /// A method or a property.
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

  /// A property of the requested type; stops for types without an empty value.
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

/// The stubs that have been logged.
@MainActor
enum StubReport {
  private static var said = WarnedOnce()

  /// Logs that a member does nothing, the first time.
  static func say(_ type: Any.Type, _ member: String) { say("\(type).\(member)") }

  static func say(_ name: String) {
    said.warn(
      of: name, ending: "More members are stubs.", "\(name) is a stub: it does nothing.")
  }
}
