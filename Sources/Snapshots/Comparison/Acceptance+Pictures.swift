import ImageIO

extension Acceptance {
  /// Creates an acceptance of pictures that are PNG files.
  ///
  /// - Parameter isDeclared: Returns whether the package declares a golden.
  package init(
    _ paths: ResultPaths, isDeclared: @escaping (SnapshotID, String) -> Bool = { _, _ in false }
  ) {
    self.init(paths, isDeclared: isDeclared) { try Fingerprint.of(PNGDecoder().decodeImage($0)) }
  }
}
