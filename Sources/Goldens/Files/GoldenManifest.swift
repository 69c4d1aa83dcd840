import AtomicFiles
import Foundation

/// The manifest of a folder of goldens: the test, the fingerprint and the environment of each. It
/// is stored as `.goldens.json`, with one sorted entry per golden, so that branches merge line by
/// line.
///
/// Fingerprints and environments can be restored from the pictures, the tests' names cannot. If the
/// file is missing, the next recording creates a new one.
package struct GoldenManifest: Equatable, Codable, Sendable {
  package struct Entry: Equatable, Codable, Sendable {
    /// The snapshot, as described by `SnapshotID`.
    package var test: String
    /// The fingerprint of the pixels, or of the bytes if the golden is not a picture.
    package var fingerprint: String
    /// The key in `environments`, or nil if the golden is not a picture.
    package var environment: String?
  }

  package static let fileName = ".goldens.json"

  /// The entries by file name.
  package var goldens: [String: Entry] = [:]
  /// The environments that entries refer to, by a prefix of their fingerprint.
  package var environments: [String: RenderEnvironment] = [:]

  package init() {}

  /// The manifest of a folder, empty if there is no file.
  package static func read(_ folder: String) throws(ManifestError) -> GoldenManifest {
    let path = "\(folder)/\(fileName)"
    let data: Data?
    do throws(GoldenReadError) { data = try GoldenBytes.read(path) } catch {
      throw .unreadable(path)
    }
    guard let data else { return GoldenManifest() }
    guard let manifest = try? StableJSON.decode(Self.self, from: data) else {
      throw .unreadable(path)
    }
    return manifest
  }

  /// The file changes that replace a folder's manifest with this one.
  func changes(
    from before: GoldenManifest, in folder: String
  ) throws(ManifestError) -> [FileTransaction.Change] {
    var after = self
    after.removeUnusedEnvironments()
    guard after != before else { return [] }
    let path = "\(folder)/\(Self.fileName)"
    guard let data = try? StableJSON.encode(after) else { throw .unreadable(path) }
    return [FileTransaction.Change(path: path, data: data)]
  }

  /// The environment in which a golden was recorded, or nil if it is unknown.
  package func environment(of file: String) -> RenderEnvironment? {
    goldens[file]?.environment.flatMap { environments[$0] }
  }

  package mutating func set(
    _ file: String, test: SnapshotID, fingerprint: String, environment: RenderEnvironment?
  ) {
    let key = environment.map { String(Fingerprint.of($0.text).prefix(8)) }
    if let key { environments[key] = environment }
    goldens[file] = Entry(
      test: test.description, fingerprint: fingerprint, environment: key)
  }

  private mutating func removeUnusedEnvironments() {
    let used = Set(goldens.values.compactMap(\.environment))
    environments = environments.filter { used.contains($0.key) }
  }
}

/// The reason for which a manifest could not be updated. `description` is one sentence.
package enum ManifestError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)

  package var description: String {
    switch self {
    case .unreadable(let path):
      "'\(path)' is not a manifest of goldens; resolve its merge conflict, or delete it."
    }
  }
}
