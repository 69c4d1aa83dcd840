/// The members of a class that are visible to Objective-C: those marked `@objc`, `@objcMembers`,
/// `@IBOutlet`, `@IBAction` and `@IBInspectable`.
///
/// The source tool adds a `static func` to such classes that creates a value of this type, and
/// registers it. Calls by name, key-value coding and nibs search the values from the most derived
/// class on:
///
///     ObjectiveCMembers.setter(of: "titleLabel", in: type(of: owner))
///
public struct ObjectiveCMembers {
  /// Calls a method.
  public typealias Method = @MainActor (AnyObject, MethodArguments) -> Any?
  /// Returns the value of a property.
  public typealias Getter = @MainActor (AnyObject) -> Any?
  /// Sets a property; returns false for a value of another type.
  public typealias Setter = @MainActor (AnyObject, Any?) -> Bool

  /// Calls a class method.
  public typealias ClassMethod = @MainActor (AnyClass, MethodArguments) -> Any?

  /// The class of the members.
  public let owner: AnyClass
  /// The selectors of all methods in the class's source, with or without `@objc`.
  public let written: Set<String>
  /// The callable methods, by selector.
  public private(set) var methods: [String: Method] = [:]
  /// The readable properties, by key.
  public private(set) var getters: [String: Getter] = [:]
  /// The writable properties, by key.
  public private(set) var setters: [String: Setter] = [:]

  /// The callable class methods, by selector.
  public private(set) var classMethods: [String: ClassMethod] = [:]

  /// Creates an object by `init()`; nil if the class's source does not have it.
  private(set) var make: (@MainActor () -> AnyObject)?

  /// Creates an empty set of members of a class.
  ///
  /// - Parameter written: The selectors of all methods, separated by spaces.
  public init(_ owner: AnyClass, written: String = "") {
    self.owner = owner
    self.written = Set(written.split(separator: " ").map(String.init))
  }

  /// Returns the members with a method added.
  @preconcurrency
  public func method<Owner, Result>(
    _ selector: String, _ call: @escaping @MainActor (Owner, MethodArguments) -> Result
  ) -> Self {
    var members = self
    members.methods[selector] = { object, arguments in
      (object as? Owner).map { call($0, arguments) }
    }
    return members
  }

  /// Returns the members with a static method added.
  @preconcurrency
  public func classMethod<Owner, Result>(
    _ selector: String, _ call: @escaping @MainActor (Owner.Type, MethodArguments) -> Result
  ) -> Self {
    var members = self
    members.classMethods[selector] = { type, arguments in
      (type as? Owner.Type).map { call($0, arguments) }
    }
    return members
  }

  /// Returns the members with a closure that creates an object, for nibs with objects of the class.
  @preconcurrency
  public func creating(_ make: @escaping @MainActor () -> AnyObject) -> Self {
    var members = self
    members.make = make
    return members
  }

  /// Returns the members with a readable property added.
  public func property<Owner, Value>(_ key: String, _ keyPath: KeyPath<Owner, Value>) -> Self {
    var members = self
    nonisolated(unsafe) let keyPath = keyPath
    members.getters[key] = { object in (object as? Owner)?[keyPath: keyPath] }
    return members
  }

  /// Returns the members with a readable and writable property added.
  public func property<Owner, Value>(
    _ key: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
  ) -> Self {
    var members = property(key, keyPath as KeyPath<Owner, Value>)
    nonisolated(unsafe) let keyPath = keyPath
    members.setters[key] = { object, value in
      guard let owner = object as? Owner else { return false }
      guard
        let value = ScalarConversion.convert(value, to: Value.self)
          ?? NarrowerOutlet.value(value, as: Value.self, key)
      else { return false }
      owner[keyPath: keyPath] = value
      return true
    }
    return members
  }
}

extension ObjectiveCMembers {
  /// Registers members. Called before `main`, so it only stores the closure, which is called when a
  /// name is first looked up.
  @preconcurrency
  public static func register(_ make: @escaping @MainActor () -> [ObjectiveCMembers]) {
    MemberRegistry.shared.add(make)
  }

  /// Registers the members of a generic class; the closure returns nil for other classes. Called
  /// before `main`, so it only stores the closure.
  @preconcurrency
  public static func register(
    generic make: @escaping @MainActor (AnyClass) -> ObjectiveCMembers?
  ) {
    MemberRegistry.shared.add(generic: make)
  }

  /// Returns the method of a selector, including inherited ones.
  public static func method(of selector: String, in type: AnyClass) -> Method? {
    MemberRegistry.shared.find(in: type) { $0.methods[selector] }
  }

  /// Returns the class method of a selector, including inherited ones.
  static func classMethod(of selector: String, in type: AnyClass) -> ClassMethod? {
    MemberRegistry.shared.find(in: type) { $0.classMethods[selector] }
  }

  /// Returns the getter of a key, including inherited ones.
  public static func getter(of key: String, in type: AnyClass) -> Getter? {
    MemberRegistry.shared.find(in: type) { $0.getters[key] }
  }

  /// Returns the setter of a key, such as an outlet's name, including inherited ones.
  public static func setter(of key: String, in type: AnyClass) -> Setter? {
    MemberRegistry.shared.find(in: type) { $0.setters[key] }
  }

  /// Returns the keys of all writable properties, including inherited ones.
  package static func keys(of type: AnyClass) -> [String] {
    var keys: Set<String> = []
    _ = MemberRegistry.shared.find(in: type) { members -> Never? in
      keys.formUnion(members.setters.keys)
      return nil
    }
    return keys.sorted()
  }

  /// Returns a new object of a class, not of a superclass, or nil if no initialiser is known.
  @MainActor
  package static func makeObject(of type: AnyClass) -> AnyObject? {
    if let own = MemberRegistry.shared.find(in: type, { $0.owner == type ? $0.make : nil }) {
      return own()
    }
    // A class whose superclass is created without arguments inherits that initialiser.
    guard MemberRegistry.shared.find(in: type, { $0.make }) != nil,
      let objectClass = type as? NSObject.Type
    else { return nil }
    return instantiate(objectClass)
  }

  /// Returns whether the source of a class or its superclasses has a method; nil if the class was
  /// not processed by the source tool.
  public static func isWritten(_ selector: String, in type: AnyClass) -> Bool? {
    guard MemberRegistry.shared.knows(type) else { return nil }
    return MemberRegistry.shared.find(in: type) { $0.written.contains(selector) ? true : nil }
      ?? false
  }
}
