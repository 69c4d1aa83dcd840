import Failures
import Glibc

/// Handles signals that terminate the process: Ctrl-C, a closed window, `kill`.
///
/// The progress bar is erased, and the process then terminates with the same signal, for which
/// shells report 128 plus the signal's number (130 for Ctrl-C).
enum Interruption {
  /// Accessed in a signal handler, which may neither allocate nor lock.
  private struct State {
    var received: Int32 = 0
    var isHeld = false
    var erasesLine = false
  }

  private nonisolated(unsafe) static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// The signal that was received while termination is deferred, or 0.
  static var received: Int32 { state.pointee.received }

  /// Whether a line on the terminal must be erased.
  static var erasesLine: Bool {
    get { state.pointee.erasesLine }
    set { state.pointee.erasesLine = newValue }
  }

  /// Installs the signal handlers. Signals that are ignored at the start, as by `nohup`, remain
  /// ignored.
  static func watch() {
    _ = state
    for number in [SIGHUP, SIGINT, SIGTERM] {
      if signal(number, handle).map({ unsafeBitCast($0, to: Int.self) }) == ignoring {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Defers termination during work that requires cleanup. The work observes `received`.
  ///
  /// Afterwards the process terminates if a signal was received.
  static func holding<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    state.pointee.isHeld = true
    defer {
      state.pointee.isHeld = false
      if received != 0 { raise(received) }
    }
    return try body()
  }

  private static let ignoring = 1

  private static let handle: @convention(c) (Int32) -> Void = { number in
    let state = Interruption.state
    state.pointee.received = number
    guard !state.pointee.isHeld else { return }
    if state.pointee.erasesLine {
      let line = Terminal.eraseLine
      _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    }
    // The signal is delivered when the handler returns.
    signal(number, SIG_DFL)
    raise(number)
  }
}
