import Foundation
import Sessions

/// Fails the test unless a value matches a text that stands in the source, in a closure behind the
/// assertion.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///   """
///   {"name" : "Blob"}
///   """
/// }
/// ```
///
/// Where there is no closure it is written into the source, and where the text is another it is
/// replaced, when goldens are written at all; see `RecordMode`. A run that wrote a text fails.
///
/// Under its name in pointfreeco/swift-snapshot-testing.
///
/// - Parameters:
///   - value: what to take the snapshot of; nil has no text.
///   - snapshotting: how.
///   - message: what a failure says first.
///   - record: when texts are written; nil leaves it to the scope, the trait and the environment.
///   - timeout: the seconds to wait for a value that comes later.
///   - syntaxDescriptor: where the text stands in the call of a helper of your own.
///   - expected: gives the text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = InlineAssertion(
    record: record, timeout: timeout, descriptor: syntaxDescriptor, function: "\(function)",
    place: TestFailure(fileID: fileID, file: file, line: line, column: column))
  if let failure = assertion.failure(of: value, as: snapshotting, expected: expected?()) {
    let said = message()
    syntaxDescriptor.fail(
      said.isEmpty ? failure : "\(said)\n\(failure)", fileID: fileID, file: file, line: line,
      column: column)
  }
}

/// Fails the test unless a value matches a text that stands in the source; true writes it.
@available(*, deprecated, message: "Use 'record' with '.all' or '.missing'.")
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record isRecording: Bool?,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(),
    record: isRecording.map(SnapshotTestingConfiguration.Record.init(isRecording:)),
    timeout: timeout, syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID,
    file: file, function: function, line: line, column: column)
}
