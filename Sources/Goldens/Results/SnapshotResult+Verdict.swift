extension SnapshotResult {
  /// Creates the result of a verdict.
  ///
  /// - Parameters:
  ///   - artifacts: The absolute path of the artifacts' folder.
  ///   - package: The absolute path of the package's folder, or nil for a file outside of packages.
  init(
    _ verdict: Verdict, source: Source?, sizes: SnapshotSizes, artifacts: String, package: String?
  ) {
    self.init(
      id: verdict.id, kind: verdict.kind,
      files: Files(verdict, artifacts: artifacts, package: package))
    sentence = verdict.sentence
    words = verdict.words
    pixels = verdict.pixels
    if case .tolerated(_, let tolerance) = verdict.outcome { self.tolerance = tolerance }
    if case .precise(_, let precision) = verdict.outcome { self.precision = precision }
    expectedSize = sizes.expected
    actualSize = sizes.actual
    self.source = source
  }
}

extension SnapshotResult.Files {
  fileprivate init(_ verdict: Verdict, artifacts: String, package: String?) {
    self.init(golden: Self.relative(verdict.golden, to: package))
    for artifact in verdict.artifacts {
      let path = Self.relative(artifact.path, to: artifacts)
      switch artifact.kind {
      case .expected: expected = path
      case .actual: actual = path
      case .difference: difference = path
      case .expectedLayout: expectedLayout = path
      case .actualLayout: actualLayout = path
      }
    }
  }

  static func relative(_ path: String, to folder: String?) -> String {
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
  }
}
