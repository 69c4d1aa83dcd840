import Failures
import Glibc

/// What happens when somebody wants the process to end: Ctrl-C, a closed window, `kill`.
///
/// It ends by that very signal, which shells report as 128 and the signal's number (130 for
/// Ctrl-C), but takes the progress bar away first.
enum Interruption {
  /// Read in a signal handler, where nothing may be allocated or locked: plain memory.
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

  /// The signal that asked, while the end is held back; 0 if none did.
  static var received: Int32 { state.pointee.received }

  /// Whether there is a line on the terminal that must not stay.
  static var erasesLine: Bool {
    get { state.pointee.erasesLine }
    set { state.pointee.erasesLine = newValue }
  }

  /// From now on. What was to be ignored from the start, as `nohup` wishes, stays ignored.
  static func watch() {
    _ = state
    for number in [SIGHUP, SIGINT, SIGTERM] {
      if signal(number, handle).map({ unsafeBitCast($0, to: Int.self) }) == ignoring {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Lets work that must be cleared up watch `received` instead of being ended at once.
  ///
  /// Afterwards the process ends if it was asked to.
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
    // Delivered when this returns.
    signal(number, SIG_DFL)
    raise(number)
  }
}
