import Glibc

/// The terminal behind standard error, if that is one.
enum Terminal {
  /// Whether a line can be drawn over: there is a terminal, and not one that only prints.
  static var canErase: Bool {
    guard isatty(STDERR_FILENO) == 1, let kind = getenv("TERM") else { return false }
    return !["", "dumb"].contains(String(cString: kind))
  }

  /// Whether this process may write there now: a job in the background would write into the line
  /// that somebody is typing.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDERR_FILENO)
    return group < 0 || group == getpgrp()
  }

  /// Asked anew each time: a window's width changes. 80 where the terminal does not know.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Moves to the beginning of the line and erases it.
  static let eraseLine: StaticString = "\r\u{1B}[K"

  /// Moves to the top left and erases everything.
  static let eraseScreen = "\u{1B}[H\u{1B}[2J"
}
