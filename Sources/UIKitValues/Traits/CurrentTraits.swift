import Sessions
import Synchronization

/// The traits that colours are resolved with in a session, until others are set.
///
/// Outside of pictures each thread has its own, as on iOS.
package final class CurrentTraits: SessionState {
  private let set: Mutex<UITraitCollection?>
  private let isThreadsOwn: Bool

  package init(in session: RenderSession) {
    set = Mutex(nil)
    isThreadsOwn = session === RenderSession.device
  }

  /// Those of a screen, where it says anything about its traits.
  init(standingFor screen: ScreenSettings) {
    set = Mutex(
      screen.metrics.traits == UITraitCollection() ? nil : screen.metrics.traitCollection)
    isThreadsOwn = false
  }

  /// Those of the current session, or of the thread; nil where none were set.
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
