/// The API of earlier versions of pointfreeco/swift-snapshot-testing.
import XCTest

/// The class of snapshot tests.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// Fails the test unless a value matches its golden; `record` set to true records it.
@available(*, deprecated, message: "Use 'record' with '.all' or '.missing'.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record isRecording: Bool? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: strategy, named: name,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Fails the test unless a value matches its goldens, named by a dictionary; `record` set to true
/// records them.
@available(*, deprecated, message: "Use 'record' with '.all' or '.missing'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record isRecording: Bool? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Fails the test unless a value matches its numbered goldens; `record` set to true records them.
@available(*, deprecated, message: "Use 'record' with '.all' or '.missing'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record isRecording: Bool? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Returns the failure message of a value that does not match its golden; `record` set to true
/// records it.
@available(*, deprecated, message: "Use 'record' with '.all' or '.missing'.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record isRecording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: strategy, named: name,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Fails the test unless a value matches its golden; `record` set to true records it.
@available(*, deprecated, renamed: "assertSnapshot(of:as:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record isRecording: Bool? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: strategy, named: name,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Fails the test unless a value matches its goldens, named by a dictionary; `record` set to true
/// records them.
@available(*, deprecated, renamed: "assertSnapshots(of:as:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record isRecording: Bool? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Fails the test unless a value matches its numbered goldens; `record` set to true records them.
@available(*, deprecated, renamed: "assertSnapshots(of:as:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record isRecording: Bool? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

/// Returns the failure message of a value that does not match its golden; `record` set to true
/// records it.
@available(*, deprecated, renamed: "verifySnapshot(of:as:)")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record isRecording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: strategy, named: name,
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}
