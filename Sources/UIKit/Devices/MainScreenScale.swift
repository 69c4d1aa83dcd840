import Synchronization

/// The pixels per point of the main screen, readable from every thread.
package enum MainScreenScale {
  private static let storage = Mutex<CGFloat>(2)

  package static var value: CGFloat {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue.isNormal && newValue > 0 ? newValue : 2 } }
  }
}
