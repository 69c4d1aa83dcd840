import Glibc
import ImageIO

/// Says on standard error how far long work is, where that is a terminal; elsewhere it says nothing.
struct Progress {
  private let what: String
  private let isShown: Bool
  private static let width = 30

  /// - Parameter isShown: nil for where standard error is a terminal.
  init(_ what: String, isShown: Bool? = nil) {
    self.what = what
    self.isShown = isShown ?? (isatty(STDERR_FILENO) == 1)
  }

  /// Draws the bar anew, over the last one.
  func show(_ done: Int, of count: Int) {
    guard isShown else { return }
    say("\r\(Self.line(what, done, of: count))")
  }

  /// Takes the bar away.
  func end() {
    guard isShown else { return }
    say("\r\u{1B}[K")
  }

  private func say(_ text: String) {
    try? AtomicFile.write(Data(text.utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// "profiling bars [##########....................] 33 %"
  static func line(_ what: String, _ done: Int, of count: Int) -> String {
    let share = count > 0 ? Double(done) / Double(count) : 1
    let full = Int((share * Double(width)).rounded(.down))
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
    return "\(what) [\(bar)] \(Int((share * 100).rounded(.down))) %"
  }
}
