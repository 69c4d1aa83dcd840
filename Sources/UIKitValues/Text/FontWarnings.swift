import CoreText
import Synchronization

/// The warnings about fonts, each logged once per process.
enum FontWarnings {
  private static let warnings = Mutex(LoggedWarnings())

  /// Logs a warning, once for each key.
  ///
  /// - Parameter thing: The key that distinguishes warnings.
  static func warnOnce(of thing: String, _ sentence: @autoclosure () -> String) {
    let next = warnings.withLock {
      $0.sentence(for: thing, ending: "More warnings about fonts are not printed.", sentence())
    }
    if let next { warn(next) }
  }
}

extension TextFont {
  /// Whether all characters have the same width.
  var isMonospaced: Bool {
    switch family {
    case .monospaced: true
    case .substitute(let substitute): substitute.design == .monospaced
    default: false
    }
  }
}
