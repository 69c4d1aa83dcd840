import Synchronization

/// The process-wide settings by global variables.
struct ProcessSettings {
  var record: SnapshotTestingConfiguration.Record?
  var diffTool: SnapshotTestingConfiguration.DiffTool?

  static let current = Mutex(ProcessSettings())
}

/// Whether all snapshots are recorded, in the whole process.
///
/// A scope, a trait and an assertion's own argument take precedence. False restores the mode of the
/// environment.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)'.")
public var isRecording: Bool {
  get {
    let said =
      SnapshotTestingConfiguration.current.record
      ?? ProcessSettings.current.withLock(\.record)
      ?? (try? RecordMode.from(SnapshotTestingConfiguration.environment))
    return said == .all
  }
  set { ProcessSettings.current.withLock { $0.record = newValue ? .all : nil } }
}

/// Whether all snapshots are recorded, in the whole process.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The diff tool of the whole process.
@available(*, deprecated, message: "Use 'withSnapshotTesting(diffTool:)'.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get {
    SnapshotTestingConfiguration.current.diffTool
      ?? ProcessSettings.current.withLock(\.diffTool) ?? .default
  }
  set { ProcessSettings.current.withLock { $0.diffTool = newValue } }
}
