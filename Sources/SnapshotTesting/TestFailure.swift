import Foundation
import Testing
import XCTest

/// Fails the running test, whichever library runs it, at the place of the assertion.
struct TestFailure {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  func report(_ message: String, of verdict: Verdict) {
    guard Test.current != nil else {
      XCTFail(message, file: file, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    for artifact in verdict.artifacts {
      guard let data = FileManager.default.contents(atPath: artifact.path) else { continue }
      let file = URL(fileURLWithPath: artifact.path).lastPathComponent
      Attachment.record([UInt8](data), named: "\(verdict.name).\(file)", sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
