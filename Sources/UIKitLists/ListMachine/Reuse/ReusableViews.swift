/// Where views of elements come from and go back to: registrations, and the views that wait.
@MainActor
struct ReusableViews {
  private var pool = ReusePool()
  private var sources: [ReuseKey: ViewSource] = [:]

  /// How many views have been made since the beginning.
  private(set) var createdCount = 0

  /// What the data source is being asked for; nil while it is not.
  private(set) var request: ViewRequest?

  init() {}

  // MARK: Registrations

  /// Whether views of a key can be made.
  func isRegistered(_ key: ReuseKey) -> Bool { sources[key] != nil }

  /// Names how views of a key are made; nil takes that back. Those that were made before are let
  /// go.
  mutating func register(_ source: ViewSource?, for key: ReuseKey) {
    sources[key] = source
    pool.forget(key)
  }

  /// Takes over what the layout says of its decoration views. Those that wait stay.
  mutating func setDecorationSource(_ source: ViewSource?, for key: ReuseKey) {
    sources[key] = source
  }

  /// Forgets what a layout has registered.
  mutating func forgetDecorationViews() {
    pool.forgetDecorationViews()
    sources = sources.filter { !$0.key.isDecoration }
  }

  // MARK: Views

  /// Takes a view that waits under a key.
  mutating func take(_ key: ReuseKey) -> (any ListElement)? { pool.take(key) }

  /// How views of a key are made. Stops where the key is not registered.
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

  /// Takes a new view in: later it will be kept under its key.
  mutating func adopt(_ element: any ListElement, for key: ReuseKey) {
    createdCount += 1
    element.elementState.reuseKey = key
    element.elementState.reuseGeneration = pool.generation(of: key)
    element.elementIdentifier = key.identifier
  }

  /// Keeps a view until it is needed again.
  mutating func keep(_ element: any ListElement) { pool.keep(element) }

  // MARK: Requests

  /// Begins to ask the data source for something. Returns what it is being asked for already.
  mutating func begin(_ new: ViewRequest) -> ViewRequest? {
    defer { request = new }
    return request
  }

  /// Goes back to what the data source was asked for before.
  mutating func end(backTo outer: ViewRequest?) { request = outer }
}

#if DEBUG
  extension ReusableViews {
    /// The views that wait.
    var waiting: [any ListElement] { pool.views }
  }
#endif
