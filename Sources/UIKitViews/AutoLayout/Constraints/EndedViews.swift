import Synchronization

/// What views leave behind that end on another thread than layout's, such as the properties of a
/// test: their constraints stand in lists of views that live on, and are taken out of them where
/// those are laid out.
///
/// Until then everything that refers to such a view finds it gone: see `BackReference`.
enum EndedViews {
  private static let isWaiting = Atomic(false)
  private static let states = Mutex<[ConstraintState]>([])

  /// Leaves what a view had to do with constraints, on any thread.
  static func add(_ state: ConstraintState) {
    states.withLock { $0.append(state) }
    isWaiting.store(true, ordering: .releasing)
  }

  /// Cleans up after the views that have ended until now.
  @MainActor static func settle() {
    guard isWaiting.load(ordering: .acquiring) else { return }
    isWaiting.store(false, ordering: .relaxed)
    let ended = states.withLock { states in
      defer { states = [] }
      return states
    }
    for state in ended { state.forgetView() }
  }
}
