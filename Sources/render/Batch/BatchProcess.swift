import Failures
import Foundation
import Glibc

/// A process of this program with other arguments, whose output is collected.
final class BatchProcess {
  /// The result of a process.
  struct End {
    let status: RunStatus
    /// The data written to standard output.
    let output: Data
    /// The text written to standard error, without the final line break.
    let errors: String
  }

  private let process: pid_t
  private var output: PipeReader
  private var errors: PipeReader
  /// The result, or nil while the process runs.
  private(set) var end: End?

  /// Starts a process with the given arguments.
  ///
  /// - Parameter input: The file descriptor of its standard input, or nil for no input.
  init(arguments: [String], input: Int32? = nil) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard let output = PipeReader(), let errors = PipeReader() else {
      throw Failure(BatchProblem.cannotStart(reason: Self.reason(errno)))
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.writer, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writer, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = (["render"] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, environ)
    output.closeWriter()
    errors.closeWriter()
    (self.process, self.output, self.errors) = (process, output, errors)
    guard code == 0 else { throw Failure(BatchProblem.cannotStart(reason: Self.reason(code))) }
  }

  /// The data written to standard output since the last call. `End.output` contains the rest.
  func takeOutput() -> Data { output.take() }

  /// Waits until one of the running processes writes or terminates, with a short timeout, as a
  /// signal that arrives before the wait starts does not interrupt it.
  static func wait(for processes: [BatchProcess]) {
    let readers = processes.flatMap { [$0.output, $0.errors] }.filter(\.isOpen)
    var polls = readers.map { pollfd(fd: $0.reader, events: Int16(POLLIN), revents: 0) }
    guard poll(&polls, nfds_t(polls.count), 200) > 0 else { return }
    for (reader, poll) in zip(readers, polls) where poll.revents != 0 { reader.read() }
    for process in processes { process.finish() }
  }

  /// Terminates the process if it is running, and waits for it.
  func stop() {
    guard end == nil else { return }
    kill(process, SIGTERM)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Both pipes are closed when the process has terminated.
  private func finish() {
    guard end == nil, !output.isOpen, !errors.isOpen else { return }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let words = String(decoding: errors.data, as: UTF8.self)
      .trimmingCharacters(in: .newlines)
    let signal = status & 0x7F
    guard signal == 0 else {
      let sentence = "render: The process was ended by signal \(signal)."
      end = End(
        status: .environment, output: output.data,
        errors: words.isEmpty ? sentence : "\(words)\n\(sentence)")
      return
    }
    let code = RunStatus(code: status >> 8 & 0xFF) ?? .environment
    end = End(status: code, output: output.data, errors: words)
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
