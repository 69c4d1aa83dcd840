import Foundation
import Glibc
import Synchronization

/// The running tests of this process. Their names are also in files, which identify the test after
/// a crash between two assertions.
///
/// Each start and end of a test writes the names. Nothing is written until the process joins a run.
package final class TestsInProgress: Sendable {
  /// The tests of the process.
  package static let shared = TestsInProgress()

  private struct State {
    var names: [String] = []
    var files: [Int32] = []
    /// The paths of files that are created with the first test.
    var folders: [String] = []

    var text: Data { Data(names.map { $0 + "\n" }.joined().utf8) }
  }

  private let state = Mutex(State())

  package init() {}

  deinit { for file in state.withLock(\.files) { close(file) } }

  /// The names of the tests.
  package var current: [String] { state.withLock(\.names) }

  /// Records the start of a test.
  ///
  /// - Parameter name: A line such as "AppTests/WallTests/testScrolls".
  package func begin(_ name: String) { change { $0.append(name) } }

  /// Records the end of a test.
  package func end(_ name: String) {
    change { names in names.lastIndex(of: name).map { _ = names.remove(at: $0) } }
  }

  /// From now on, also writes the names to a file, which is created with the first name. If that
  /// fails, a crash is reported without names.
  func keep(in path: String) {
    change(keepingIn: path) { _ in }
  }

  private func change(keepingIn folder: String? = nil, _ body: (inout [String]) -> Void) {
    state.withLock { state in
      if let folder { state.folders.append(folder) }
      body(&state.names)
      if !state.names.isEmpty {
        state.files += state.folders.compactMap(Self.file)
        state.folders = []
      }
      if !state.files.isEmpty { Self.write(state.text, to: state.files) }
    }
  }

  /// Returns a file; nil if the run's folder was removed, since the names are not read then.
  private static func file(_ path: String) -> Int32? {
    mkdir((path as NSString).deletingLastPathComponent, 0o777)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    return file >= 0 ? file : nil
  }

  /// Overwrites the files in place, since they are not read while the process runs.
  private static func write(_ text: Data, to files: [Int32]) {
    for file in files {
      ftruncate(file, 0)
      _ = text.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    }
  }
}
