/// A digest of eight digits of the pictures that a reviewer sees. A report contains the seal of its
/// run's pictures, and accepting compares it, so pictures drawn after the report are not accepted.
package enum ReviewSeal {
  /// Returns the seal of all pictures that can be accepted and their names, independent of the
  /// results' order.
  ///
  /// Complexity: reads each of those files.
  package static func of(_ results: [SnapshotResult], _ paths: ResultPaths) -> String {
    let lines = results.sorted { $0.id.description < $1.id.description }.compactMap {
      result -> String? in
      guard result.isAcceptable else { return nil }
      return "\(result.id) \(Fingerprint.of(paths.data(result.files.actual) ?? Data()))"
    }
    return String(Fingerprint.of(lines.joined(separator: "\n")).prefix(8))
  }
}
