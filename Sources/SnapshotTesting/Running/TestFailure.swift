import Foundation
import Testing
import XCTest

/// Fails the running test, of either library, at the location of the assertion.
package struct TestFailure {
  package let fileID: StaticString
  package let file: StaticString
  package var line: UInt
  package let column: UInt

  package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }

  /// Fails the test with a message.
  ///
  /// - Parameter attachments: The attachments of the result in Swift Testing; XCTest on Linux has
  ///   none.
  package func report(_ message: String, attachments: [(name: String, data: Data)] = []) {
    // In a detached task Swift Testing has no current test, and XCTFail would be ignored.
    guard Test.current != nil || RunningTest.isSwiftTesting else {
      XCTFail(message, file: file, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    for attachment in attachments {
      Attachment.record(
        [UInt8](attachment.data), named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Fails the test with a message and attaches files.
  ///
  /// - Parameters:
  ///   - artifacts: The files that show the failure, to be attached.
  ///   - name: The prefix of their names.
  package func report(_ message: String, showing artifacts: [Artifact], of name: String) {
    report(
      message,
      attachments: artifacts.compactMap { artifact in
        guard let data = FileManager.default.contents(atPath: artifact.path) else { return nil }
        let file = URL(fileURLWithPath: artifact.path).lastPathComponent
        return ("\(name).\(file)", data)
      })
  }
}
