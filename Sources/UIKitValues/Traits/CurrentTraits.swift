import Sessions
import Synchronization

/// The current traits of a session, with which colours are resolved.
///
/// Outside of pictures each thread has its own, as on iOS.
package final class CurrentTraits: SessionState {
  private let set: Mutex<UITraitCollection?>
  private let isThreadsOwn: Bool

  package init(in session: RenderSession) {
    set = Mutex(nil)
    isThreadsOwn = session === RenderSession.device
  }

  /// Creates the traits of a screen, if it specifies any.
  init(standingFor screen: ScreenSettings) {
    set = Mutex(
      screen.metrics.traits == UITraitCollection() ? nil : screen.metrics.traitCollection)
    isThreadsOwn = false
  }

  /// The traits of the current session, or of the thread; nil if none were set.
  package static var value: UITraitCollection? {
    get { current.value }
    set { current.value = newValue }
  }

  private var value: UITraitCollection? {
    get { isThreadsOwn ? ThreadTraits.value : set.withLock { $0 } }
    set {
      if isThreadsOwn { ThreadTraits.value = newValue } else { set.withLock { $0 = newValue } }
    }
  }
}
