import AtomicFiles
import Foundation
import Glibc

/// Shows the progress of long work on standard error if it is a terminal.
///
/// The bar is redrawn in one line that is shorter than the terminal's width, as a wrapped line
/// cannot be redrawn.
struct Progress {
  private let activity: String
  private let isVisible: Bool
  private static let widths = 8...30

  /// Creates a bar for an activity.
  ///
  /// - Parameter isVisible: Whether the bar is shown, or nil to show it on terminals only.
  init(_ activity: String, isVisible: Bool? = nil) {
    self.activity = activity
    self.isVisible = isVisible ?? Terminal.canErase
  }

  /// Redraws the bar.
  func show(_ done: Int, of count: Int) {
    guard isVisible, Terminal.isInForeground else { return }
    Interruption.erasesLine = true
    let line = Self.line(activity, done, of: count, columns: Terminal.columns)
    printText("\(Terminal.eraseLine)\(line)")
  }

  /// Erases the bar.
  func end() {
    guard isVisible, Interruption.erasesLine else { return }
    printText("\(Terminal.eraseLine)")
    Interruption.erasesLine = false
  }

  private func printText(_ text: String) {
    try? AtomicFile.write(Data(text.utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// For example, "profiling bars [##########....................] 1 of 3", shortened to fit the
  /// columns. The last column is unused, as some terminals wrap behind it.
  static func line(_ activity: String, _ done: Int, of count: Int, columns: Int) -> String {
    let figures = "\(done) of \(count)"
    let room = columns - 1 - activity.count - figures.count - 4
    if room >= widths.lowerBound {
      return "\(activity) [\(bar(done, of: count, width: min(room, widths.upperBound)))] \(figures)"
    }
    return ["\(activity) \(figures)", figures].first { $0.count < columns } ?? ""
  }

  private static func bar(_ done: Int, of count: Int, width: Int) -> String {
    let full = count > 0 ? width * done / count : width
    return String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
  }
}
