import ImageIO

/// Where the evidence of a failure goes: `<root>/<the golden's path without extension>/` holds
/// `expected`, `actual` and `difference`, so no two goldens share a folder.
///
/// The root is `$SNAPSHOT_ARTIFACTS` if set, else `Artifacts` in the package's folder, else
/// `Artifacts` in the system's temporary folder. The golden's path counts from the package's folder.
struct ArtifactStore: Sendable {
  static let variable = "SNAPSHOT_ARTIFACTS"

  let folder: String
  let pathExtension: String

  init(golden: String, environment: [String: String]) {
    let package = GoldenStore.packageRoot(above: golden)
    let root: URL
    if let path = environment[Self.variable], !path.isEmpty {
      root = URL(fileURLWithPath: path)
    } else {
      root = (package ?? FileManager.default.temporaryDirectory)
        .appendingPathComponent("Artifacts")
    }
    let prefix = package.map { $0.path + "/" } ?? ""
    let relative = golden.hasPrefix(prefix) ? String(golden.dropFirst(prefix.count)) : golden
    let url = root.appendingPathComponent(relative)
    folder = url.deletingPathExtension().path
    pathExtension = url.pathExtension
  }

  func path(_ kind: Artifact.Kind) -> String { "\(folder)/\(kind.rawValue).\(pathExtension)" }

  /// Forgets an earlier failure, so that what lies there is always the last run's.
  func clear() {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Writes one file and says where.
  func write(_ data: Data, as kind: Artifact.Kind) throws(AtomicFileError) -> Artifact {
    let path = path(kind)
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(data, to: path)
    return Artifact(kind: kind, path: path)
  }
}
