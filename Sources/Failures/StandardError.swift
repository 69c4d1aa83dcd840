import Glibc

/// Writes warnings to standard error.
///
/// A line that cannot be written is dropped: standard error may be closed, full, or a pipe whose
/// reader has gone, where `FileHandle.write` would stop the program.
package enum StandardError {
  /// Writes a line.
  package static func writeLine(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { text in withoutPipeSignal { write(UnsafeRawBufferPointer(text)) } }
  }

  private static func write(_ text: UnsafeRawBufferPointer) {
    var rest = text[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(STDERR_FILENO, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        guard waitForRoom() else { return }
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// Waits until a non-blocking file accepts more, at most a second.
  private static func waitForRoom() -> Bool {
    var file = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&file, 1, 1000) == 1 && file.revents & Int16(POLLOUT) != 0
  }

  /// Runs a closure in which writing to a pipe without a reader fails without SIGPIPE.
  ///
  /// The signal is blocked in the calling thread and discarded afterwards; one that was pending
  /// before stays pending.
  private static func withoutPipeSignal(_ body: () -> Void) {
    var (pipe, waiting, old) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&waiting)
    guard sigismember(&waiting, SIGPIPE) == 0, pthread_sigmask(SIG_BLOCK, &pipe, &old) == 0 else {
      return body()
    }
    let number = errno
    body()
    var (none, moment) = (siginfo_t(), timespec())
    while sigtimedwait(&pipe, &none, &moment) < 0, errno == EINTR {}
    pthread_sigmask(SIG_SETMASK, &old, nil)
    errno = number
  }
}
