import AtomicFiles
import Foundation
import Glibc

/// Says on standard error how far long work is, where that is a terminal; elsewhere it says
/// nothing.
///
/// The bar is one line, drawn over the last one, and shorter than the terminal is wide: a line that
/// wraps cannot be drawn over.
struct Progress {
  private let what: String
  private let isShown: Bool
  private static let widths = 8...30

  /// - Parameter isShown: nil for where standard error is a terminal.
  init(_ what: String, isShown: Bool? = nil) {
    self.what = what
    self.isShown = isShown ?? Terminal.canErase
  }

  /// Draws the bar anew, over the last one.
  func show(_ done: Int, of count: Int) {
    guard isShown, Terminal.isInForeground else { return }
    Interruption.erasesLine = true
    let line = Self.line(what, done, of: count, columns: Terminal.columns)
    say("\(Terminal.eraseLine)\(line)")
  }

  /// Takes the bar away.
  func end() {
    guard isShown, Interruption.erasesLine else { return }
    say("\(Terminal.eraseLine)")
    Interruption.erasesLine = false
  }

  private func say(_ text: String) {
    try? AtomicFile.write(Data(text.utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// "profiling bars [##########....................] 1 of 3", or less of it in fewer columns. The
  /// last column stays free: a cursor behind it wraps on some terminals.
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
