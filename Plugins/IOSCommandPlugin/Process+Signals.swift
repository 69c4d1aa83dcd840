import Foundation

extension Process {
  /// Runs the program to its end, which a signal to this process is, too, as Ctrl-C to a plugin.
  ///
  /// A program that `Process` runs is in a process group of its own, which the terminal sends
  /// nothing, and inherits the blocked signals of the thread, which on a queue's are all.
  ///
  /// - Parameter begun: Called with the process group after the start.
  func runWithSignals(begun: (pid_t) -> Void = { _ in }) throws {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    try run()
    begun(processIdentifier)
    let group = -processIdentifier
    let sources = [SIGHUP, SIGINT, SIGTERM].map { number in
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { kill(group, number) }
      source.resume()
      return source
    }
    waitUntilExit()
    sources.forEach { $0.cancel() }
  }
}
