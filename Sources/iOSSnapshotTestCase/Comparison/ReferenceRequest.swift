import UIKit

/// The parameters of a comparison: the locations of the reference, and the tolerance.
struct ReferenceRequest {
  /// The reference folders, with their suffixes; the first with the image is used.
  let folders: [String]
  let identifier: String?
  let tolerance: ReferenceTolerance
  /// The folder for images of failures.
  let diffFolder: String
  let site: TestFailure
}

extension FBSnapshotTestCase {
  /// Takes a picture, compares it with its reference, and returns the verdict.
  func verdict(of subject: Subject, _ request: ReferenceRequest) -> Verdict {
    let references = references(request)
    let found = references.filter(\.isThere)
    var failed: PreparedSnapshot?
    for reference in found.isEmpty ? Array(references.prefix(1)) : found {
      let prepared = prepared(subject, reference, request)
      if prepared.verdict.isPass || recordMode { return settled(prepared, reference, request) }
      failed = failed ?? prepared
      if failed?.edit != nil { break }
    }
    guard let failed, let reference = found.first ?? references.first else {
      preconditionFailure("The set of suffixes is empty.")
    }
    return settled(failed, reference, request)
  }

  /// Returns the existing or future image in each folder.
  private func references(_ request: ReferenceRequest) -> [Reference] {
    request.folders.map { reference(in: $0, identifier: request.identifier) }
  }

  /// Returns the existing or future image in a reference folder.
  func reference(in folder: String, identifier: String?) -> Reference {
    let names = ReferenceName.selectors(of: function).map {
      ReferenceName($0, identifier: identifier, fileNameOptions).text
    }
    // An unknown naming was reported before the test.
    return Reference(
      in: folder, suite: suiteName, isOwnName: folderName != nil, names: names,
      naming: (try? SnapshotTestingConfiguration.naming()) ?? .beside)
  }

  /// Takes and compares a picture. If an image of iOS differs, it is preserved, and the golden is
  /// beside it.
  private func prepared(
    _ subject: Subject, _ reference: Reference, _ request: ReferenceRequest
  ) -> PreparedSnapshot {
    let assertion = FileAssertion(
      golden: SnapshotTestingConfiguration.comparesWithIOS ? reference.path : reference.golden,
      test: function, name: request.identifier, record: mode, site: request.site)
    return assertion.prepared(
      { subject },
      as: .reference(
        request.tolerance, scale: ScreenSettings.current.scale,
        inWindow: usesDrawViewHierarchyInRect, on: .current))
  }

  private func settled(
    _ prepared: PreparedSnapshot, _ reference: Reference, _ request: ReferenceRequest
  ) -> Verdict {
    var verdict = prepared.settled().verdict
    if let pixels = verdict.pixels, pixels.isTolerable {
      verdict.passingLimits =
        "The tolerances that would pass: \(request.tolerance.passing(pixels))"
    }
    // The temporary folder is only a default, so no images are written there.
    if request.diffFolder != NSTemporaryDirectory() {
      FailureImages(folder: "\(request.diffFolder)/\(suiteName)").write(
        verdict.artifacts, of: URL(fileURLWithPath: reference.path).lastPathComponent)
    }
    return verdict
  }

  /// The record mode: always if the suite records, otherwise that of the scope or the environment,
  /// otherwise never, as in uber/ios-snapshot-test-case. Nil for the environment's.
  private var mode: RecordMode? {
    if recordMode { return .all }
    if let configured = SnapshotTestingConfiguration.current.record { return configured }
    return environment[RecordMode.variable]?.isEmpty == false ? nil : .never
  }

  /// Returns the message of a failed test, beginning as in uber/ios-snapshot-test-case unless only
  /// a setting of this package recorded; nil for a pass.
  func message(of verdict: Verdict) -> String? {
    guard let message = verdict.message else { return nil }
    switch verdict.kind {
    case .missing:
      return "Snapshot comparison failed: unable to load reference image '\(verdict.golden)'."
        + " Reference image not found. You need to run the test in record mode.\n\(message)"
    case .recorded where recordMode:
      return "Test ran in record mode. Reference image is now saved. Disable record mode to perform"
        + " an actual snapshot comparison!\n\(message)"
    case .recorded:
      let setting =
        SnapshotTestingConfiguration.current.record.map {
          "withSnapshotTesting's record mode is “\($0)”"
        } ?? "\(RecordMode.variable) is “\(environment[RecordMode.variable] ?? "")”"
      return "Recorded because \(setting).\n\(message)"
    default:
      return "Snapshot comparison failed: \(message)"
    }
  }
}
