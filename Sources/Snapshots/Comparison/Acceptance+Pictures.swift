import ImageIO

extension Acceptance {
  /// Accepts pictures that are PNG files.
  ///
  /// - Parameter isDeclared: whether the package says that a golden is there.
  package init(
    _ paths: ResultPaths, isDeclared: @escaping (SnapshotID, String) -> Bool = { _, _ in false }
  ) {
    self.init(paths, isDeclared: isDeclared) { try Fingerprint.of(PNGDecoder().decodeImage($0)) }
  }
}
