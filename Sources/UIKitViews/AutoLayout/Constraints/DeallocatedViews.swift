import Synchronization

/// The constraint state of views that were deallocated on a background thread, such as a test
/// case's properties. Their constraints are removed from the lists of other views before the next
/// layout, on the main thread.
///
/// Until then references to such a view are nil: see `BackReference`.
enum DeallocatedViews {
  private static let isWaiting = Atomic(false)
  private static let states = Mutex<[ConstraintState]>([])

  /// Adds the state of a view that is deallocated. Safe to call on any thread.
  static func add(_ state: ConstraintState) {
    states.withLock { $0.append(state) }
    isWaiting.store(true, ordering: .releasing)
  }

  /// Removes the constraints of the views that have been added.
  @MainActor static func settle() {
    guard isWaiting.load(ordering: .acquiring) else { return }
    isWaiting.store(false, ordering: .relaxed)
    let ended = states.withLock { states in
      defer { states = [] }
      return states
    }
    for state in ended { state.discardView() }
  }
}

// Unsupported: UIView: other threads · works · A view that ends on another thread leaves inactive
//   constraints in lists until the main thread's next layout or constraint. · test:
//   EndingElsewhereTests
// Unsupported: UIView: deinit · works · `deinit` runs on the thread that releases last. iOS uses
//   the main thread for views and controllers. · test: EndingElsewhereTests
