import Synchronization

/// Records the system font files used by an image's texts: those of emoji and of Chinese, Japanese
/// and Korean, which may differ between machines.
package final class SystemFontUse: Sendable {
  @TaskLocal private static var current: SystemFontUse?
  private let noted = Mutex<Set<String>>([])

  /// Creates an empty record.
  package init() {}

  /// The paths of the recorded files, sorted.
  package var paths: [String] { noted.withLock { $0.sorted() } }

  /// Records the files used by a closure.
  package func during<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.$current.withValue(self) { Swift.Result(catching: body) }.get()
  }

  static func note(_ paths: [String]) {
    guard !paths.isEmpty, let current else { return }
    current.noted.withLock { $0.formUnion(paths) }
  }
}
