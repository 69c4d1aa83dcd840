import UIKit

extension FBSnapshotTestCase {
  /// Compares a view with its reference image, or records it. Throws the failure.
  ///
  /// - Parameters:
  ///   - view: the view, which has a size.
  ///   - referenceImagesDirectory: the reference folder, with its suffix.
  ///   - imageDiffDirectory: the folder for images of a failure.
  ///   - identifier: distinguishes several images of a test.
  ///   - perPixelTolerance: the fraction of 256 by which a pixel's channels may differ, 0...1.
  ///   - overallTolerance: the fraction of pixels that may differ by more, 0...1.
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
        site: TestFailure(fileID: fileID, file: file, line: line, column: column)))
  }

  /// Compares a layer with its reference image, or records it. Throws the failure.
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
        site: TestFailure(fileID: fileID, file: file, line: line, column: column)))
  }

  /// Compares a view or a layer with its reference image, or records it. Returns the failure; nil
  /// for success. A recorded image is a failure.
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
    let verdict = verdict(
      of: subject,
      ReferenceRequest(
        folders: folders(withDefault: defaultReferenceDirectory, suffixes),
        identifier: identifier,
        tolerance: ReferenceTolerance(perPixel: perPixelTolerance, overall: overallTolerance),
        diffFolder: getImageDiffDirectory(withDefault: defaultImageDiffDirectory),
        site: TestFailure(fileID: fileID, file: file, line: line, column: column)))
    return message(of: verdict)
  }

  /// Throws unless the test has a reference image.
  ///
  /// - Parameters:
  ///   - referenceImagesDirectory: the reference folder, with its suffix.
  ///   - identifier: distinguishes several images of a test.
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
    file = "\(request.site.file)"
    let verdict = verdict(of: subject, request)
    guard let message = message(of: verdict) else { return }
    switch verdict.kind {
    // As in uber/ios-snapshot-test-case, whose assertion reports that the test records.
    case .recorded where recordMode: return
    case .missing:
      throw NSError.reference(
        .needsRecord, "Unable to load reference image.", because: message, path: verdict.golden)
    case .size:
      throw NSError.reference(
        .imagesDifferentSizes, "Images different sizes", because: message, path: verdict.golden,
        showing: verdict.artifacts)
    case .pixels, .environment:
      throw NSError.reference(
        .imagesDifferent, "Images different", because: message, path: verdict.golden,
        showing: verdict.artifacts)
    default:
      throw NSError.reference(
        .unknown, "The image was not compared.", because: message, path: verdict.golden)
    }
  }
}

/// The codes of errors.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  /// Another error.
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

/// The key of the reference image's path in an error.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"

/// The key of the reference image in an error for different images.
public let FBReferenceImageKey = "FBReferenceImageKey"

/// The key of the image of the view or the layer in an error for different images.
public let FBCapturedImageKey = "FBCapturedImageKey"

/// The key of the image of the difference in an error for different images.
public let FBDiffedImageKey = "FBDiffedImageKey"

extension NSError {
  /// Returns an error with the images of a failure, if there are some.
  fileprivate static func reference(
    _ code: FBSnapshotTestControllerErrorCode, _ description: String, because reason: String,
    path: String, showing artifacts: [Artifact] = []
  ) -> NSError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: description, NSLocalizedFailureReasonErrorKey: reason,
      FBReferenceImageFilePathKey: path,
    ]
    let keys: [Artifact.Kind: String] = [
      .expected: FBReferenceImageKey, .actual: FBCapturedImageKey, .difference: FBDiffedImageKey,
    ]
    for artifact in artifacts {
      if let key = keys[artifact.kind] { info[key] = UIImage(contentsOfFile: artifact.path) }
    }
    return NSError(
      domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: info)
  }
}

/// The class that loads, compares and saves images.
@available(
  *, unavailable, message: "Inherit 'FBSnapshotTestCase'; it compares and records images itself."
)
public final class FBSnapshotTestController {
  /// Unavailable: the test case compares images itself.
  public init(test testClass: AnyClass) { fatalError() }
}
