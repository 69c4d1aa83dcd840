/// What a property wrapper for outlets is to who connects them.
@MainActor
protocol OutletBox {
  /// Takes a value; false for one of another type.
  func connect(_ value: Any?) -> Bool
}

/// An outlet that tells of being connected, without a row in `nibKeys`:
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

  /// An outlet that nothing is connected to yet.
  public init() { storage = Storage(didSet: nil) }

  /// An outlet, and what to do once it is set.
  public init(didSet: @escaping (Value) -> Void) { storage = Storage(didSet: didSet) }

  /// The object; using it before it is connected stops the program.
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

/// A collection of outlets.
@propertyWrapper @preconcurrency @MainActor
public struct OutletCollection<Value: AnyObject>: OutletBox {
  private final class Storage {
    var values: [Value] = []
  }

  private let storage = Storage()

  /// A collection of nothing.
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
