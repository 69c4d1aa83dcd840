import Sessions
import Synchronization

/// Problems found during a session's text layout: unreadable fonts, fonts deleted after
/// `FontLibrary.prepare()`, and a missing library.
///
/// Affected text keeps its metrics but is not drawn.
package final class FontProblems: SessionState {
  private let noted = Mutex<[FontError]>([])

  /// Creates an empty list.
  package init(in session: RenderSession) {}

  /// The distinct problems, in the order of occurrence.
  package var all: [FontError] { noted.withLock { $0 } }

  func note(_ problem: FontError) {
    noted.withLock { if !$0.contains(problem) { $0.append(problem) } }
  }
}
