/// The name of an Objective-C method, as a plain value.
///
/// `#selector` does not exist without Objective-C; source that makes selectors from strings, or
/// only mentions the type, compiles. Nothing can be performed by a selector: targets take closures.
/// Source: Apple, Selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// The selector called `name`, such as `"tap:"`.
  public init(_ name: String) {
    self.name = name
  }

  /// The selector called `value`.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The selector's name.
  public var description: String { name }
}

/// The name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// The selector called `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
