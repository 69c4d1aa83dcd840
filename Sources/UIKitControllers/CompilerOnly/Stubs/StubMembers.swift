// For the compiler only: members of unavailable frameworks do nothing and log one warning.

/// Undeclared members: they do nothing, log one warning on standard error, and return false, zero,
/// empty or nil. See ``StubView``.
@dynamicMemberLookup @preconcurrency @MainActor
public protocol StubMembers: AnyObject {}

extension StubMembers {
  /// A method or a property.
  public subscript(dynamicMember name: String) -> StubValue {
    get { StubValue(of: Self.self, name) }
    set { StubReport.log(Self.self, name) }
  }

  /// An optional property.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> StubValue? {
    get {
      StubReport.log(Self.self, name)
      return nil
    }
    set { StubReport.log(Self.self, name) }
  }

  /// A property of the requested type; stops the program for types without an empty value.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { StubValue(of: Self.self, name).empty() }
    set { StubReport.log(Self.self, name) }
  }

  /// A static method or property.
  public static subscript(dynamicMember name: String) -> StubValue {
    StubValue(of: Self.self, name)
  }
}

/// The stubs that have been logged.
@MainActor
enum StubReport {
  private static var warnings = LoggedWarnings()

  /// Logs that a member does nothing, the first time.
  static func log(_ type: Any.Type, _ member: String) { log("\(type).\(member)") }

  static func log(_ name: String) {
    warnings.warn(
      of: name, ending: "More warnings about stubs are not printed.",
      "\(name) is a stub: it does nothing.")
  }
}
