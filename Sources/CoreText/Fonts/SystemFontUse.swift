import Synchronization

/// Which files of the system's fonts a picture's texts need: those of emoji and of Chinese,
/// Japanese and Korean, which other machines may have otherwise.
package final class SystemFontUse: Sendable {
  @TaskLocal private static var current: SystemFontUse?
  private let noted = Mutex<Set<String>>([])

  /// None.
  package init() {}

  /// The files' paths so far, sorted.
  package var paths: [String] { noted.withLock { $0.sorted() } }

  /// Notes what is needed meanwhile.
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
