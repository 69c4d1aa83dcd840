/// The registered sources of element views, and the views that can be reused.
@MainActor
struct ReusableViews {
  private var pool = ReusePool()
  private var sources: [ReuseKey: ViewSource] = [:]

  /// The number of views created so far.
  private(set) var createdCount = 0

  /// The current request of the data source; nil for none.
  private(set) var request: ViewRequest?

  init() {}

  // MARK: Registrations

  /// Returns whether a key is registered.
  func isRegistered(_ key: ReuseKey) -> Bool { sources[key] != nil }

  /// Registers the source of the views of a key and removes the reusable ones; nil removes the
  /// registration.
  mutating func register(_ source: ViewSource?, for key: ReuseKey) {
    sources[key] = source
    pool.forget(key)
  }

  /// Sets the layout's source of decoration views. Reusable views are kept.
  mutating func setDecorationSource(_ source: ViewSource?, for key: ReuseKey) {
    sources[key] = source
  }

  /// Removes the registrations of a layout.
  mutating func discardDecorationViews() {
    pool.discardDecorationViews()
    sources = sources.filter { !$0.key.isDecoration }
  }

  // MARK: Views

  /// Removes and returns a reusable view of a key.
  mutating func take(_ key: ReuseKey) -> (any ListElement)? { pool.take(key) }

  /// Returns the source of the views of a key. Stops if the key is not registered.
  func source(of key: ReuseKey) -> ViewSource {
    guard let source = sources[key] else {
      stop(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      )
    }
    return source
  }

  /// Registers a new view under its key for later reuse.
  mutating func adopt(_ element: any ListElement, for key: ReuseKey) {
    createdCount += 1
    element.elementState.reuseKey = key
    element.elementState.reuseGeneration = pool.generation(of: key)
    element.elementIdentifier = key.identifier
  }

  /// Adds a view for reuse.
  mutating func keep(_ element: any ListElement) { pool.keep(element) }

  // MARK: Requests

  /// Begins a request of the data source. Returns the enclosing one.
  mutating func begin(_ new: ViewRequest) -> ViewRequest? {
    defer { request = new }
    return request
  }

  /// Ends a request and restores the enclosing one.
  mutating func end(backTo outer: ViewRequest?) { request = outer }
}

#if DEBUG
  extension ReusableViews {
    /// The reusable views.
    var waiting: [any ListElement] { pool.views }
  }
#endif
