import Glibc

/// The standard input, output and error of the process.
package enum StandardFiles {
  /// Opens `/dev/null` as standard input and standard error if they are closed, so that files
  /// opened later do not receive their output. Closed standard output remains closed, so that
  /// writing fails.
  ///
  /// Also ignores SIGPIPE, so that writing to a closed pipe is an error.
  ///
  /// Call before any file is opened.
  package static func reserve() {
    for number in [STDIN_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      let file = open("/dev/null", O_RDWR)
      guard file >= 0, file != number else { continue }
      dup2(file, number)
      close(file)
    }
    signal(SIGPIPE, SIG_IGN)
  }
}
