import ImageIO

extension Acceptance {
  /// Accepts pictures that are PNG files.
  package init(_ paths: ResultPaths) {
    self.init(paths) { try Fingerprint.of(PNGDecoder().decodeImage($0)) }
  }
}
