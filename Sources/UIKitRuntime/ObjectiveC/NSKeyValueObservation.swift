/// What an observer wants to be told. Raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The old value.
  public static let old = Self(rawValue: 2)
  /// To be told at once, too.
  public static let initial = Self(rawValue: 4)
  /// To be told before a change as well. It is not here: told after a change only.
  public static let prior = Self(rawValue: 8)
}

/// How a property changed. Raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Something was inserted.
  case insertion = 2
  /// Something was removed.
  case removal = 3
  /// Something was replaced.
  case replacement = 4
}

/// A key of the dictionary that an observer is handed.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How the property changed, an ``NSKeyValueChange``'s raw value.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
  /// Which elements of a list changed. Never here: lists are told of as they are set.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the change is still to come. Never here.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed property. Source: Apple, NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// How it changed.
  public let kind: NSKeyValueChange
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// Whether this is told before the change. Always false here.
  public let isPrior: Bool
}

/// An observation that lasts as long as this object. Source: Apple, NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  private let path: ObservedPath

  init(_ path: ObservedPath) { self.path = path }

  /// Ends the observation.
  public func invalidate() { path.end() }

  deinit { path.end() }
}
