import Synchronization

/// What a test process is told by variables that its tests set.
struct ProcessSettings {
  var record: SnapshotTestingConfiguration.Record?
  var diffTool: SnapshotTestingConfiguration.DiffTool?

  static let current = Mutex(ProcessSettings())
}

/// Whether all snapshots are recorded, in the whole process.
///
/// A scope, a trait and an assertion's own argument are stronger. False gives the decision back to
/// the environment.
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

/// What messages say of a failure's files, in the whole process.
@available(*, deprecated, message: "Use 'withSnapshotTesting(diffTool:)'.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get {
    SnapshotTestingConfiguration.current.diffTool
      ?? ProcessSettings.current.withLock(\.diffTool) ?? .default
  }
  set { ProcessSettings.current.withLock { $0.diffTool = newValue } }
}
