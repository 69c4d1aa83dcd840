import Foundation
import Glibc
import Synchronization

/// The tests that this process is in the middle of, as far as its library says, in files that
/// outlive it: a process that crashes or is killed between two assertions tells by them in which.
///
/// A test's begin and end cost one small write each, and nothing before the process takes part in a
/// run.
package final class TestsUnderWay: Sendable {
  /// Those of the process.
  package static let shared = TestsUnderWay()

  private struct State {
    var names: [String] = []
    var files: [Int32] = []
    /// Where files are to be when a test is there to be named.
    var places: [String] = []

    var text: Data { Data(names.map { $0 + "\n" }.joined().utf8) }
  }

  private let state = Mutex(State())

  package init() {}

  deinit { for file in state.withLock(\.files) { close(file) } }

  /// Their names.
  package var current: [String] { state.withLock(\.names) }

  /// Says that a test has begun.
  ///
  /// - Parameter name: "AppTests/WallTests/testScrolls"; a line of text.
  package func begin(_ name: String) { change { $0.append(name) } }

  /// Says that it has ended, whatever became of it.
  package func end(_ name: String) {
    change { names in names.lastIndex(of: name).map { _ = names.remove(at: $0) } }
  }

  /// Keeps their names in a file, too, from now on; there is none before there is a name. Where it
  /// cannot be, a crash is told without them.
  func keep(in path: String) {
    change(keepingIn: path) { _ in }
  }

  private func change(keepingIn place: String? = nil, _ body: (inout [String]) -> Void) {
    state.withLock { state in
      if let place { state.places.append(place) }
      body(&state.names)
      if !state.names.isEmpty {
        state.files += state.places.compactMap(Self.file)
        state.places = []
      }
      if !state.files.isEmpty { Self.write(state.text, to: state.files) }
    }
  }

  /// Nil where the run's folder is gone: nobody will read names there, and it does not come back.
  private static func file(_ path: String) -> Int32? {
    mkdir((path as NSString).deletingLastPathComponent, 0o777)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    return file >= 0 ? file : nil
  }

  /// In place and not beside it: nobody reads the file while its process is there.
  private static func write(_ text: Data, to files: [Int32]) {
    for file in files {
      ftruncate(file, 0)
      _ = text.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    }
  }
}
