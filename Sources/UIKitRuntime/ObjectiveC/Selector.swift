/// The name of a method, and, where `#selector` made it, a way to call the method.
///
/// Two selectors of one name are equal. Without Objective-C a name alone finds only methods of
/// classes that went through the source tool (``ObjectiveCMembers``); `#selector(…)` becomes
/// `Selector("tap:", Wall.tap(_:))` there, which calls any class's method. Source: Apple, Selector.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  private let name: String
  /// Calls the method that the selector was made from; nil for one made from a name.
  let reference: MethodReference?

  /// The selector called `name`, such as `"tap:"`.
  public init(_ name: String) {
    self.name = name
    reference = nil
  }

  /// The selector called `value`.
  public init(stringLiteral value: String) { self.init(value) }

  init(_ name: String, reference: MethodReference) {
    self.name = name
    self.reference = reference
  }

  /// The selector's name.
  public var description: String { name }

  /// How many arguments a method of this name takes.
  var argumentCount: Int { name.count { $0 == ":" } }

  /// Whether the names are equal.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// The selector called `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
