import Foundation
import Sessions

/// Fails the test unless a value matches a text in the source, in a trailing closure of the
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
/// A missing closure is written into the source, and a differing text is replaced, if the record
/// mode permits it; see `RecordMode`. A run that writes a text fails.
///
/// Has the name and signature of pointfreeco/swift-snapshot-testing's.
///
/// - Parameters:
///   - value: the value of the snapshot; nil has no text.
///   - snapshotting: the strategy.
///   - message: the beginning of the failure's message.
///   - record: the record mode; nil for that of the scope, the trait or the environment.
///   - timeout: the seconds to wait for an asynchronous value.
///   - syntaxDescriptor: the position of the text in the call of a custom helper.
///   - expected: returns the text.
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
    let comment = message()
    syntaxDescriptor.fail(
      comment.isEmpty ? failure : "\(comment)\n\(failure)", fileID: fileID, file: file, line: line,
      column: column)
  }
}

/// Fails the test unless a value matches a text in the source; true writes it.
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
