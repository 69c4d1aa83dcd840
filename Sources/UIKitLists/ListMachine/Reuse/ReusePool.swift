/// The reusable views that are not shown, by kind and identifier, last in first out.
@MainActor
struct ReusePool {
  private var queues: [ReuseKey: [any ListElement]] = [:]
  private var generations: [ReuseKey: Int] = [:]

  /// All reusable views, in no particular order.
  var views: [any ListElement] { queues.values.flatMap(\.self) }

  /// Removes and returns a reusable view of a key.
  mutating func take(_ key: ReuseKey) -> (any ListElement)? {
    queues[key]?.popLast()
  }

  /// Returns the number of a key's current registration; it grows with each new one.
  func generation(of key: ReuseKey) -> Int { generations[key] ?? 0 }

  /// Adds a view for reuse; a view of an earlier registration is released.
  mutating func keep(_ element: any ListElement) {
    let state = element.elementState
    guard let key = state.reuseKey, state.reuseGeneration == generation(of: key) else { return }
    queues[key, default: []].append(element)
  }

  /// Removes the views of a key because its registration has changed.
  mutating func forget(_ key: ReuseKey) {
    queues[key] = nil
    generations[key, default: 0] += 1
  }

  /// Removes all decoration views because the layout is replaced.
  mutating func discardDecorationViews() {
    for key in queues.keys where key.isDecoration { forget(key) }
  }
}
