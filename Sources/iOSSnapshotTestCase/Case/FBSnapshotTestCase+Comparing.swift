import UIKit

extension FBSnapshotTestCase {
  /// Compares a view with its reference image, or records it, and throws what is wrong.
  ///
  /// - Parameters:
  ///   - view: has a size.
  ///   - referenceImagesDirectory: the reference folder, with its suffix.
  ///   - imageDiffDirectory: where a failure is shown.
  ///   - identifier: tells several images of a test apart.
  ///   - perPixelTolerance: the part of 256 by which a pixel's channels may differ, 0...1.
  ///   - overallTolerance: the part of the pixels that may differ more than that, 0...1.
  public func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String? = nil, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try compare(
      .view(view),
      ReferenceRequest(
        folders: [referenceImagesDirectory], identifier: identifier,
        tolerance: ReferenceTolerance(perPixel: perPixelTolerance, overall: overallTolerance),
        diffFolder: imageDiffDirectory,
        place: TestFailure(fileID: fileID, file: file, line: line, column: column)))
  }

  /// Compares a layer with its reference image, or records it, and throws what is wrong.
  ///
  /// - Parameters: as those of a view's.
  public func compareSnapshot(
    of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String? = nil, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try compare(
      .layer(layer),
      ReferenceRequest(
        folders: [referenceImagesDirectory], identifier: identifier,
        tolerance: ReferenceTolerance(perPixel: perPixelTolerance, overall: overallTolerance),
        diffFolder: imageDiffDirectory,
        place: TestFailure(fileID: fileID, file: file, line: line, column: column)))
  }

  /// Compares a view or a layer with its reference image, or records it, and says what is wrong;
  /// nil for nothing. A recorded image is wrong, too.
  public func snapshotVerifyViewOrLayer(
    _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
    defaultReferenceDirectory: String? = nil, defaultImageDiffDirectory: String? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    self.file = "\(file)"
    guard let subject = Subject(viewOrLayer) else {
      return "Only UIView and CALayer classes can be snapshotted."
    }
    guard suffixes.count > 0 else { return "Suffixes set cannot be empty." }
    return verdict(
      of: subject,
      ReferenceRequest(
        folders: folders(withDefault: defaultReferenceDirectory, suffixes),
        identifier: identifier,
        tolerance: ReferenceTolerance(perPixel: perPixelTolerance, overall: overallTolerance),
        diffFolder: getImageDiffDirectory(withDefault: defaultImageDiffDirectory),
        place: TestFailure(fileID: fileID, file: file, line: line, column: column))
    ).referenceMessage
  }

  /// Throws unless there is a reference image of the test.
  ///
  /// - Parameters:
  ///   - referenceImagesDirectory: the reference folder, with its suffix.
  ///   - identifier: tells several images of a test apart.
  public func referenceImageRecorded(
    inDirectory referenceImagesDirectory: String, identifier: String? = nil
  ) throws {
    let reference = reference(in: referenceImagesDirectory, identifier: identifier)
    guard !reference.isThere else { return }
    throw NSError.reference(
      .needsRecord, "Unable to load reference image.",
      because: "Reference image not found. You need to run the test in record mode",
      path: reference.path)
  }

  private func compare(_ subject: Subject, _ request: ReferenceRequest) throws {
    file = "\(request.place.file)"
    let verdict = verdict(of: subject, request)
    guard let message = verdict.referenceMessage else { return }
    switch verdict.kind {
    // As in uber/ios-snapshot-test-case, where the assertion says that the test records.
    case .recorded where recordMode: return
    case .missing:
      throw NSError.reference(
        .needsRecord, "Unable to load reference image.", because: message, path: verdict.golden)
    case .size:
      throw NSError.reference(
        .imagesDifferentSizes, "Images different sizes", because: message, path: verdict.golden)
    case .pixels, .environment:
      throw NSError.reference(
        .imagesDifferent, "Images different", because: message, path: verdict.golden)
    default:
      throw NSError.reference(
        .unknown, "The image was not compared.", because: message, path: verdict.golden)
    }
  }
}

/// What is wrong, by numbers.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  /// Something else.
  case unknown
  /// There is no reference image.
  case needsRecord
  /// The picture has no bytes.
  case pngCreationFailed
  /// The pictures' sizes differ.
  case imagesDifferentSizes
  /// The pictures differ.
  case imagesDifferent
}

/// The domain of errors of reference images.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"

/// In an error: the path of the reference image.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"

extension NSError {
  fileprivate static func reference(
    _ code: FBSnapshotTestControllerErrorCode, _ description: String, because reason: String,
    path: String
  ) -> NSError {
    NSError(
      domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: description, NSLocalizedFailureReasonErrorKey: reason,
        FBReferenceImageFilePathKey: path,
      ])
  }
}

/// What loads, compares and saves images.
@available(
  *, unavailable, message: "Inherit 'FBSnapshotTestCase'; it compares and records images itself."
)
public final class FBSnapshotTestController {}
