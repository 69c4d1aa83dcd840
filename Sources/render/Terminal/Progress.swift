import AtomicFiles
import Foundation
import Glibc

/// Shows the progress of long work on standard error if it is a terminal.
///
/// The bar is redrawn in one line that is shorter than the terminal's width, as a wrapped line
/// cannot be redrawn.
struct Progress {
  private let what: String
  private let isShown: Bool
  private static let widths = 8...30

  /// - Parameter isShown: Whether the bar is shown, or nil to show it on terminals only.
  init(_ what: String, isShown: Bool? = nil) {
    self.what = what
    self.isShown = isShown ?? Terminal.canErase
  }

  /// Redraws the bar.
  func show(_ done: Int, of count: Int) {
    guard isShown, Terminal.isInForeground else { return }
    Interruption.erasesLine = true
    let line = Self.line(what, done, of: count, columns: Terminal.columns)
    say("\(Terminal.eraseLine)\(line)")
  }

  /// Erases the bar.
  func end() {
    guard isShown, Interruption.erasesLine else { return }
    say("\(Terminal.eraseLine)")
    Interruption.erasesLine = false
  }

  private func say(_ text: String) {
    try? AtomicFile.write(Data(text.utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// For example, "profiling bars [##########....................] 1 of 3", shortened to fit the
  /// columns. The last column is unused, as some terminals wrap behind it.
  static func line(_ what: String, _ done: Int, of count: Int, columns: Int) -> String {
    let figures = "\(done) of \(count)"
    let room = columns - 1 - what.count - figures.count - 4
    if room >= widths.lowerBound {
      return "\(what) [\(bar(done, of: count, width: min(room, widths.upperBound)))] \(figures)"
    }
    return ["\(what) \(figures)", figures].first { $0.count < columns } ?? ""
  }

  private static func bar(_ done: Int, of count: Int, width: Int) -> String {
    let full = count > 0 ? width * done / count : width
    return String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
  }
}
