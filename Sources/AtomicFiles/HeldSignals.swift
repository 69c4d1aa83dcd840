import Glibc

/// Delays signals that terminate the process during an operation.
enum HeldSignals {
  static func during<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
