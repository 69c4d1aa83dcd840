import CoreText
import Synchronization

/// What is said of fonts, each sentence once a process.
enum FontNotes {
  private static let said = Mutex(WarnedOnce())

  /// - Parameter thing: what tells one sentence from the others.
  static func say(of thing: String, _ sentence: @autoclosure () -> String) {
    let next = said.withLock {
      $0.sentence(for: thing, ending: "More is to be said of fonts.", sentence())
    }
    if let next { warn(next) }
  }
}

extension TextFont {
  /// Whether all letters are as wide.
  var isMonospaced: Bool {
    switch family {
    case .monospaced: true
    case .substitute(let substitute): substitute.design == .monospaced
    default: false
    }
  }
}
