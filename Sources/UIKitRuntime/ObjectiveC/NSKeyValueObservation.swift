/// The options of an observation. Raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Passes the new value.
  public static let new = Self(rawValue: 1)
  /// Passes the old value.
  public static let old = Self(rawValue: 2)
  /// Sends a notification at once, too.
  public static let initial = Self(rawValue: 4)
  /// Sends a notification before a change as well. Unsupported.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change. Raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements were inserted.
  case insertion = 2
  /// Elements were removed.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// The keys of the change dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, the raw value of an ``NSKeyValueChange``.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of changed elements. Unused: a changed list is announced as
  /// a new value.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the notification precedes the change. Unused.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed property. Source: Apple, NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The new value, if requested.
  public let newValue: Value?
  /// The old value, if requested.
  public let oldValue: Value?
  /// Whether the notification precedes the change. Always false.
  public let isPrior: Bool
}

/// An observation that ends with this object. Source: Apple, NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  private let path: ObservedPath

  init(_ path: ObservedPath) { self.path = path }

  /// Ends the observation.
  public func invalidate() { path.end() }

  deinit { path.end() }
}
