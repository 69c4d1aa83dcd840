import Foundation
import Testing

/// A pseudo-terminal in which a program runs.
final class PseudoTerminal {
  private let controller: Int32
  private let process: pid_t
  private(set) var screen: TerminalScreen
  /// All output of the program so far.
  private(set) var written = ""

  enum End: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// Whether the system permits pseudo-terminals.
  static let isAvailable: Bool = {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    guard openpty(&controller, &terminal, nil, nil, nil) == 0 else { return false }
    close(controller)
    close(terminal)
    return true
  }()

  /// Runs a line in which `$R` is the executable and `$F` a folder.
  init(
    _ line: String, folder: URL, columns: Int = 80, environment: [String: String] = [:]
  ) throws {
    screen = TerminalScreen(columns: columns)
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 64)
    try #require(openpty(&controller, &terminal, &name, nil, nil) == 0)
    self.controller = controller
    // Only the program may hold the terminal open, so that the terminal ends with it.
    for file in [controller, terminal] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    defer { close(terminal) }
    Self.resize(controller, columns)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in 0...2 { posix_spawn_file_actions_addopen(&actions, Int32(file), name, O_RDWR, 0) }
    // Ctrl-C reaches the program only through a controlling terminal, which requires a new session.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The threads that run tests block signals.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A background job ignores Ctrl-C, and its children do.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)

    let variables = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "R": Shell.executable, "F": folder.path]) { $1 }
      .merging(environment) { $1 }
    var words = Self.words(["bash", "-c", line])
    var settings = Self.words(variables.map { "\($0)=\($1)" })
    defer { (words + settings).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/bash", &actions, &attributes, &words, &settings)
    try #require(code == 0)
    self.process = process
  }

  deinit { close(controller) }

  /// `POSIX_SPAWN_SETSID`, which Glibc declares for GNU sources only.
  private static let newSession: Int16 = 0x80

  private static func words(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  private static func resize(_ controller: Int32, _ columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Changes the width, as dragging a window's edge does.
  func resize(columns: Int) {
    Self.resize(controller, columns)
    screen.columns = columns
  }

  func type(_ text: String) { _ = Glibc.write(controller, text, text.utf8.count) }

  /// Reads until the text was written or the program exits.
  func read(until text: String) throws {
    while !written.contains(text), try readSome() {}
  }

  /// Reads all remaining output and waits for the program's exit.
  func finish() throws -> End {
    while try readSome() {}
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Reads available output. Returns false when the terminal has no writer left.
  private func readSome() throws -> Bool {
    var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    try #require(
      poll(&waiting, 1, 60_000) != 0, "the program printed nothing for a minute: \(written)")
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(controller, &buffer, buffer.count)
    guard count > 0 else { return false }
    let text = String(decoding: buffer[..<count], as: UTF8.self)
    written += text
    screen.feed(text)
    return true
  }
}
