/// What a reviewer has seen, in eight digits: a report carries the seal of its run's pictures, and
/// accepting compares it, so that nobody accepts pictures that were drawn after the report.
package enum ReviewSeal {
  /// Of every picture that could be accepted, with its name, in any order of the results.
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
