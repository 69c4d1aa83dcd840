// The replacement for `#selector(…)` in source processed by the source tool. A reference such as
// `Wall.tap(_:)` calls the most derived method, including private ones. Its type has the number of
// arguments, by which a name without labels, `#selector(tap)`, is completed.

extension Selector {
  /// Creates the selector of a method without arguments: `Selector("tap", Wall.tap)`.
  @preconcurrency
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () throws -> Result
  ) {
    self.init(name, takes: 0) { (target: Target, _) in try method(target)() }
  }

  /// Creates the selector of a method with one argument: `Selector("tap:", Wall.tap(_:))`.
  @preconcurrency
  public init<Target, A, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) throws -> Result
  ) {
    self.init(name, takes: 1) { (target: Target, a) in try method(target)(a[0]) }
  }

  /// Creates the selector of a method with two arguments.
  @preconcurrency
  public init<Target, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) throws -> Result
  ) {
    self.init(name, takes: 2) { (target: Target, a) in try method(target)(a[0], a[1]) }
  }

  /// Creates the selector of a method with three arguments.
  @preconcurrency
  public init<Target, A, B, C, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) throws -> Result
  ) {
    self.init(name, takes: 3) { (target: Target, a) in try method(target)(a[0], a[1], a[2]) }
  }

  /// Creates the selector of a method with four arguments.
  @preconcurrency
  public init<Target, A, B, C, D, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) throws -> Result
  ) {
    self.init(name, takes: 4) { (target: Target, a) in try method(target)(a[0], a[1], a[2], a[3]) }
  }

  /// Creates the selector of a property's getter: `Selector(getter: "title", \Wall.title)`.
  @preconcurrency
  public init<Target, Value>(getter name: String, _ keyPath: KeyPath<Target, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(name, takes: 0) { (target: Target, _) in target[keyPath: keyPath] }
  }

  /// Creates the selector of a property's setter: `Selector(setter: "setTitle:", \Wall.title)`.
  @preconcurrency
  public init<Target, Value>(
    setter name: String, _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(name, takes: 1) { (target: Target, a) in target[keyPath: keyPath] = a[0] as Value }
  }

  /// Creates a selector; a name without labels is completed: `tap` with one argument is `tap:`.
  private init<Target, Result>(
    _ name: String, takes count: Int,
    _ call: @escaping @MainActor (Target, MethodArguments) throws -> Result
  ) {
    let colons = name.count { $0 == ":" }
    self.init(
      name + String(repeating: ":", count: max(0, count - colons)),
      reference: MethodReference(owner: Target.self as? AnyClass) { object, arguments in
        guard let target = object as? Target else { return nil }
        // An error that a method throws is discarded in a call by name.
        return (try? call(target, arguments)).map { MethodResult($0) }
      })
  }
}
