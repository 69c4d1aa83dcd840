import Foundation
import Testing
import XCTest

/// Fails the running test, whichever library runs it, at the place of the assertion.
package struct TestFailure {
  package let fileID: StaticString
  package let file: StaticString
  package var line: UInt
  package let column: UInt

  package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }

  /// - Parameter attachments: files that travel with the result in Swift Testing; XCTest has no
  ///   place for them on Linux.
  package func report(_ message: String, attachments: [(name: String, data: Data)] = []) {
    // In a detached task Swift Testing knows no test, and XCTFail would be lost.
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

  /// - Parameters:
  ///   - artifacts: files that show the failure, to be attached.
  ///   - name: what they are called after.
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
