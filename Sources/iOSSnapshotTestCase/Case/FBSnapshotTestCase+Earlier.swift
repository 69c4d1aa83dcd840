import UIKit

/// Methods of FBSnapshotTestCase 2 to 4.
@available(*, deprecated, message: "Write 'overallTolerance' for 'tolerance'.")
extension FBSnapshotTestCase {
  /// Fails the test unless a view matches its reference image.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    FBSnapshotVerifyView(
      view, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance,
      fileID: fileID, file: file, line: line, column: column)
  }

  /// Fails the test unless a layer matches its reference image.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    FBSnapshotVerifyLayer(
      layer, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance,
      fileID: fileID, file: file, line: line, column: column)
  }
}
