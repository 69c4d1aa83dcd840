import Sessions
import Synchronization

/// What went wrong while a session's texts were laid out: fonts that were there but could not be
/// read, or that vanished after `FontLibrary.prepare()`, and a missing library.
///
/// Such text keeps its metrics and lacks its ink.
package final class FontProblems: SessionState {
  private let noted = Mutex<[FontError]>([])

  /// None.
  package init(in session: RenderSession) {}

  /// Each problem once, in the order in which they were met.
  package var all: [FontError] { noted.withLock { $0 } }

  func note(_ problem: FontError) {
    noted.withLock { if !$0.contains(problem) { $0.append(problem) } }
  }
}
