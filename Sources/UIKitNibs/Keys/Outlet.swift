/// A property wrapper of an outlet.
@preconcurrency @MainActor
protocol OutletBox {
  /// Connects a value; returns false for one of another type.
  func connect(_ value: Any?) -> Bool
}

/// An outlet with an observer of its connection, without a row in `nibKeys`:
///
///     @Outlet(didSet: { $0.textColor = .red }) var title: UILabel!
///
/// Outlets without observers need no wrapper.
@propertyWrapper @preconcurrency @MainActor
public struct Outlet<Value: AnyObject>: OutletBox {
  private final class Storage {
    var value: Value?
    let didSet: ((Value) -> Void)?

    init(didSet: ((Value) -> Void)?) { self.didSet = didSet }
  }

  private let storage: Storage

  /// Creates an unconnected outlet.
  public init() { storage = Storage(didSet: nil) }

  /// Creates an outlet with a closure that is called after it is connected.
  public init(didSet: @escaping (Value) -> Void) { storage = Storage(didSet: didSet) }

  /// The object. Using it before it is connected fails.
  public var wrappedValue: Value! {
    get { storage.value }
    nonmutating set {
      storage.value = newValue
      if let newValue { storage.didSet?(newValue) }
    }
  }

  func connect(_ value: Any?) -> Bool {
    guard let value = value as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// An outlet collection.
@propertyWrapper @preconcurrency @MainActor
public struct OutletCollection<Value: AnyObject>: OutletBox {
  private final class Storage {
    var values: [Value] = []
  }

  private let storage = Storage()

  /// Creates an empty collection.
  public init() {}

  /// The objects, in the document's order.
  public var wrappedValue: [Value]! {
    get { storage.values }
    nonmutating set { storage.values = newValue ?? [] }
  }

  func connect(_ value: Any?) -> Bool {
    guard let values = value as? [Value] else { return false }
    storage.values = values
    return true
  }
}
