/// The members of a class that Objective-C would know by name: what `@objc`, `@objcMembers`,
/// `@IBOutlet`, `@IBAction` and `@IBInspectable` mark.
///
/// The source tool adds a `static func` to such classes that makes one of these, and registers it.
/// Calls by name, key-value coding and nibs look here, class by class from the most derived one:
///
///     ObjectiveCMembers.setter(of: "titleLabel", in: type(of: owner))
///
public struct ObjectiveCMembers {
  /// Calls a method.
  public typealias Method = @MainActor (AnyObject, MethodArguments) -> Any?
  /// Reads a property.
  public typealias Getter = @MainActor (AnyObject) -> Any?
  /// Writes a property; false where the value is not of its type.
  public typealias Setter = @MainActor (AnyObject, Any?) -> Bool

  /// Calls a method of the class itself.
  public typealias ClassMethod = @MainActor (AnyClass, MethodArguments) -> Any?

  /// Whose members they are.
  public let owner: AnyClass
  /// Every method that the class's source writes, `@objc` or not, as selectors.
  public let written: Set<String>
  /// What can be called, by selector.
  public private(set) var methods: [String: Method] = [:]
  /// What can be read, by key.
  public private(set) var getters: [String: Getter] = [:]
  /// What can be written, by key.
  public private(set) var setters: [String: Setter] = [:]

  /// What can be called of the class itself, by selector.
  public private(set) var classMethods: [String: ClassMethod] = [:]

  /// Makes an object by `init()`; nil where the class's source does not have it.
  private(set) var make: (@MainActor () -> AnyObject)?

  /// The members of a class, none yet.
  ///
  /// - Parameter written: the selectors of all methods, separated by spaces.
  public init(_ owner: AnyClass, written: String = "") {
    self.owner = owner
    self.written = Set(written.split(separator: " ").map(String.init))
  }

  /// With a method to be called by name.
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

  /// With a static method to be called by name.
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

  /// With a way to make an object, for nibs that have objects of the class.
  @preconcurrency
  public func creating(_ make: @escaping @MainActor () -> AnyObject) -> Self {
    var members = self
    members.make = make
    return members
  }

  /// With a property to be read by name.
  public func property<Owner, Value>(_ key: String, _ keyPath: KeyPath<Owner, Value>) -> Self {
    var members = self
    nonisolated(unsafe) let keyPath = keyPath
    members.getters[key] = { object in (object as? Owner)?[keyPath: keyPath] }
    return members
  }

  /// With a property to be read and written by name.
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
  /// Has members known. Called before `main`, so it does no more than keep the closure, which is
  /// called when a name is first asked for.
  @preconcurrency
  public static func register(_ make: @escaping @MainActor () -> [ObjectiveCMembers]) {
    MemberRegistry.shared.add(make)
  }

  /// Has the members of a generic class known: nil for another class. Called before `main`, as the
  /// other one.
  @preconcurrency
  public static func register(
    generic make: @escaping @MainActor (AnyClass) -> ObjectiveCMembers?
  ) {
    MemberRegistry.shared.add(generic: make)
  }

  /// The method of a name that objects of a class have, inherited ones included.
  public static func method(of selector: String, in type: AnyClass) -> Method? {
    MemberRegistry.shared.find(in: type) { $0.methods[selector] }
  }

  /// The method of a name that a class itself has, inherited ones included.
  static func classMethod(of selector: String, in type: AnyClass) -> ClassMethod? {
    MemberRegistry.shared.find(in: type) { $0.classMethods[selector] }
  }

  /// What reads a key of objects of a class, inherited ones included.
  public static func getter(of key: String, in type: AnyClass) -> Getter? {
    MemberRegistry.shared.find(in: type) { $0.getters[key] }
  }

  /// What writes a key, such as an outlet's name, of objects of a class, inherited ones included.
  public static func setter(of key: String, in type: AnyClass) -> Setter? {
    MemberRegistry.shared.find(in: type) { $0.setters[key] }
  }

  /// The keys of all properties of a class that can be written, inherited ones included.
  package static func keys(of type: AnyClass) -> [String] {
    var keys: Set<String> = []
    _ = MemberRegistry.shared.find(in: type) { members -> Never? in
      keys.formUnion(members.setters.keys)
      return nil
    }
    return keys.sorted()
  }

  /// An object of a class itself, not of a superclass; nil where nobody knows how to make one.
  @MainActor
  package static func makeObject(of type: AnyClass) -> AnyObject? {
    if let own = MemberRegistry.shared.find(in: type, { $0.owner == type ? $0.make : nil }) {
      return own()
    }
    // A class that inherits one that is made without arguments has that initialiser, too.
    guard MemberRegistry.shared.find(in: type, { $0.make }) != nil,
      let objectClass = type as? NSObject.Type
    else { return nil }
    return instantiate(objectClass)
  }

  /// Whether a class's source, or a superclass's, writes a method; nil where the class did not go
  /// through the source tool, so that nobody can know.
  public static func isWritten(_ selector: String, in type: AnyClass) -> Bool? {
    guard MemberRegistry.shared.knows(type) else { return nil }
    return MemberRegistry.shared.find(in: type) { $0.written.contains(selector) ? true : nil }
      ?? false
  }
}
