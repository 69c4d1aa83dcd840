import Glibc

/// Standard error as a terminal, if it is connected to a terminal.
enum Terminal {
  /// Whether lines can be erased: standard error is a terminal that supports cursor movement.
  static var canErase: Bool {
    guard isatty(STDERR_FILENO) == 1, let kind = getenv("TERM") else { return false }
    return !["", "dumb"].contains(String(cString: kind))
  }

  /// Whether the process is in the foreground. A background job must not write into the user's
  /// input line.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDERR_FILENO)
    return group < 0 || group == getpgrp()
  }

  /// The current width, which may change, or 80 if it is unknown.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Moves to the start of the line and erases it.
  static let eraseLine: StaticString = "\r\u{1B}[K"

  /// Moves to the top left and erases everything.
  static let eraseScreen = "\u{1B}[H\u{1B}[2J"
}
