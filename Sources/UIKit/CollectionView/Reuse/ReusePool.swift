/// The views that are not shown at the moment, by kind and identifier, last in first out.
@MainActor
struct ReusePool {
  private var queues: [ReuseKey: [UICollectionReusableView]] = [:]

  /// How many views wait.
  var count: Int { queues.values.reduce(0) { $0 + $1.count } }

  /// Takes a view that waits under a key.
  mutating func take(_ key: ReuseKey) -> UICollectionReusableView? {
    queues[key]?.popLast()
  }

  /// Keeps a view until it is needed again.
  mutating func keep(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey else { return }
    queues[key, default: []].append(view)
  }

  /// Forgets the views of a key: its registration has changed.
  mutating func forget(_ key: ReuseKey) { queues[key] = nil }
}
