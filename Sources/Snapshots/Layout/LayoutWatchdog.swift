import AtomicFiles
import Failures
import Foundation
import Glibc
import QuartzCore
import Synchronization

/// Terminates a process whose layout or drawing does not finish, with an error that names the view
/// and the test.
///
/// It runs on its own thread in real time: four times a second it checks whether the same layout
/// pass is still running. Time in which a debugger stops the process does not count. Pictures do
/// not depend on it.
package enum LayoutWatchdog {
  /// The environment variable for the time limit of layout, in seconds; 0 for none.
  package static let variable = "SNAPSHOT_TESTING_LAYOUT_TIMEOUT"
  private static let defaultTimeout = 60.0
  private static let interval = 0.25

  private static let isStarted = Mutex(false)
  private static let asserting = Mutex<String?>(nil)

  /// Starts the thread, once per process.
  package static func start() {
    let patience = seconds(ProcessInfo.processInfo.environment[variable])
    guard patience > 0,
      !isStarted.withLock({ started in
        defer { started = true }
        return started
      })
    else { return }
    let thread = Thread { watch(patience) }
    thread.stackSize = 1 << 19
    thread.startHoldingSignals()
  }

  /// Sets the running test, for libraries that do not report it.
  package static func note(test: String) { asserting.withLock { $0 = test } }

  static func seconds(_ text: String?) -> Double {
    guard let seconds = text.flatMap(Double.init), seconds >= 0 else { return defaultTimeout }
    return seconds
  }

  private static func watch(_ patience: Double) {
    var (pass, waited) = (UInt(0), 0.0)
    while waited < patience {
      // A thread in `usleep` would be taken for a working one (`OtherThreads`).
      poll(nil, 0, Int32(interval * 1000))
      let now = LayoutProgress.current
      if let now, now.pass == pass { waited += interval } else { waited = 0 }
      pass = now?.pass ?? 0
    }
    guard let note = LayoutProgress.current, note.pass == pass else { return watch(patience) }
    let tests = TestsInProgress.shared.current
    let test = tests.isEmpty ? asserting.withLock(\.self).map { [$0] } ?? [] : tests
    StandardError.writeLine(sentence(note, tests: test, seconds: patience))
    abort()
  }

  /// Returns the error: the view, the phase, the tests, and how to run the others.
  static func sentence(
    _ note: LayoutProgress.Note, tests: [String], seconds: Double
  ) -> String {
    let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let location =
      tests.isEmpty ? "" : " in the test \(tests.map { "'\($0)'" }.joined(separator: ", "))"
    return
      "error: layout does not end\(location): '\(note.type)' has been in \(words(note.phase)) for"
      + " \(time) seconds. The process ends here; 'swift test --skip' with the test's name runs the"
      + " others. \(variable)=SECONDS sets another limit, 0 none."
  }

  private static func words(_ phase: LayoutProgress.Phase) -> String {
    switch phase {
    case .updateConstraints: "updateConstraints()"
    case .layoutSubviews: "layoutSubviews()"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews()"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews()"
    case .drawing: "draw(_:)"
    }
  }
}
