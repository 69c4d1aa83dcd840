/// The name of a method, and, if created by `#selector`, a reference to the method.
///
/// Selectors of the same name are equal. Without Objective-C a name alone finds only methods of
/// classes processed by the source tool (``ObjectiveCMembers``); there `#selector(…)` becomes
/// `Selector("tap:", Wall.tap(_:))`, which calls the method of any class. Source: Apple, Selector.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  private let name: String
  /// The method from which the selector was created; nil for a selector created from a name.
  let reference: MethodReference?

  /// Creates the selector called `name`, such as `"tap:"`.
  public init(_ name: String) {
    self.name = name
    reference = nil
  }

  /// Creates the selector called `value`.
  public init(stringLiteral value: String) { self.init(value) }

  init(_ name: String, reference: MethodReference) {
    self.name = name
    self.reference = reference
  }

  /// The name of the selector.
  public var description: String { name }

  /// The number of arguments of a method of this name.
  var argumentCount: Int { name.count { $0 == ":" } }

  /// Returns whether the names are equal.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// Returns the selector called `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
