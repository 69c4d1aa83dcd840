import Glibc

/// The three files that a process has from its begin.
package enum StandardFiles {
  /// Lets nothing that is opened later be standard input or standard error where the process was
  /// begun without: what is said there would be written into it. Output that is closed stays so,
  /// for who writes there is to hear of it.
  ///
  /// A reader of standard error that goes away is an error of the writing, not the process's end.
  ///
  /// To be called before anything is opened.
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
