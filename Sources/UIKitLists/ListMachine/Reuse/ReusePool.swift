/// The views that are not shown at the moment, by kind and identifier, last in first out.
@MainActor
struct ReusePool {
  private var queues: [ReuseKey: [any ListElement]] = [:]
  private var generations: [ReuseKey: Int] = [:]

  /// The views that wait, in no particular order.
  var views: [any ListElement] { queues.values.flatMap(\.self) }

  /// Takes a view that waits under a key.
  mutating func take(_ key: ReuseKey) -> (any ListElement)? {
    queues[key]?.popLast()
  }

  /// Which registration of a key counts now; it grows with each new one.
  func generation(of key: ReuseKey) -> Int { generations[key] ?? 0 }

  /// Keeps a view until it is needed again; one of an earlier registration is let go.
  mutating func keep(_ element: any ListElement) {
    let state = element.elementState
    guard let key = state.reuseKey, state.reuseGeneration == generation(of: key) else { return }
    queues[key, default: []].append(element)
  }

  /// Forgets the views of a key: its registration has changed.
  mutating func forget(_ key: ReuseKey) {
    queues[key] = nil
    generations[key, default: 0] += 1
  }

  /// Forgets all decoration views: another layout has registrations of its own.
  mutating func forgetDecorationViews() {
    for key in queues.keys where key.isDecoration { forget(key) }
  }
}
