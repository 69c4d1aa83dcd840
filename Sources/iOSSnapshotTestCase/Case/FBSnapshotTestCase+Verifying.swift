import UIKit

extension FBSnapshotTestCase {
  /// Fails the test unless a view matches its reference image.
  ///
  /// - Parameters:
  ///   - view: the view, which has a size.
  ///   - identifier: distinguishes several images of a test.
  ///   - suffixes: the suffixes of reference folders; the first folder with the image is used.
  ///   - perPixelTolerance: the fraction of 256 by which a pixel's channels may differ, 0...1.
  ///   - overallTolerance: the fraction of pixels that may differ by more, 0...1.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    verify(
      .view(view), identifier, suffixes,
      ReferenceTolerance(perPixel: perPixelTolerance, overall: overallTolerance),
      TestFailure(fileID: fileID, file: file, line: line, column: column))
  }

  /// Fails the test unless a controller's view, in the size of the screen, matches its reference
  /// image. Calls the controller's appearance methods.
  ///
  /// - Parameters: as those of `FBSnapshotVerifyView`.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let view = try? MainThread.run {
      viewController.view.bounds = UIScreen.main.bounds
      viewController.viewWillAppear(false)
      viewController.viewDidAppear(false)
      return viewController.view
    }
    guard let view else { return }
    FBSnapshotVerifyView(
      view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
      overallTolerance: overallTolerance, fileID: fileID, file: file, line: line, column: column)
  }

  /// Fails the test unless a layer matches its reference image.
  ///
  /// - Parameters: as those of `FBSnapshotVerifyView`.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    verify(
      .layer(layer), identifier, suffixes,
      ReferenceTolerance(perPixel: perPixelTolerance, overall: overallTolerance),
      TestFailure(fileID: fileID, file: file, line: line, column: column))
  }

  /// Fails the test if the condition is false.
  public func assert(
    _ assertion: Bool, message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    if !assertion { XCTFail(message, file: file, line: line) }
  }

  private func verify(
    _ subject: Subject, _ identifier: String?, _ suffixes: NSOrderedSet,
    _ tolerance: ReferenceTolerance, _ site: TestFailure
  ) {
    file = "\(site.file)"
    let verdict = verdict(
      of: subject,
      ReferenceRequest(
        folders: folders(withDefault: nil, suffixes), identifier: identifier,
        tolerance: tolerance, diffFolder: getImageDiffDirectory(withDefault: nil), site: site))
    if let message = message(of: verdict) {
      site.report(message, showing: verdict.artifacts, of: verdict.name)
    }
  }

  /// Returns the reference folders with suffixes.
  func folders(withDefault folder: String?, _ suffixes: NSOrderedSet) -> [String] {
    let folder = getReferenceImageDirectory(withDefault: folder)
    return suffixes.array.compactMap { $0 as? String }.map { folder + $0 }
  }
}
