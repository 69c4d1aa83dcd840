import Foundation
import Synchronization

/// Reports the current document if the program crashes or a document takes too long.
enum Ending {
  private static let current = Atomic<Int>(-1)

  /// The time limit for a document, in seconds.
  private static let patience: UInt32 = 30

  static func begin(_ index: Int) {
    current.store(index, ordering: .relaxed)
    alarm(patience)
  }

  /// Installs the handlers on their own stack, so they run after a stack overflow as well.
  static func watch() {
    let size = 1 << 18
    var stack = stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0,
      ss_size: size)
    sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Ending.end($0) }
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  private static func end(_ number: Int32) {
    let index = current.load(ordering: .relaxed)
    let what = number == SIGALRM ? "takes longer than \(patience) seconds" : "stopped the program"
    try? FileHandle.standardError.write(contentsOf: Data("document \(index) \(what)\n".utf8))
    if number == SIGALRM { _exit(3) }
    raise(number)
  }
}
