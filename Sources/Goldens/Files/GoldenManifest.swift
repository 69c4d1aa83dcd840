import AtomicFiles
import Foundation

/// What a folder knows of its goldens: which test each belongs to, what its pixels are and what
/// drew them. It lies in the folder as `.goldens.json`, one golden an entry, sorted, so that
/// branches merge line by line.
///
/// Pixels and environments can be had from the pictures; only the tests' names are here alone.
/// Where the file is lost, the next recording begins a new one.
package struct GoldenManifest: Equatable, Codable, Sendable {
  package struct Entry: Equatable, Codable, Sendable {
    /// The snapshot, as `SnapshotID` describes it.
    package var test: String
    /// `Fingerprint` of the pixels, or of the bytes of what is no picture.
    package var fingerprint: String
    /// The key in `environments`; nil for what is no picture.
    package var environment: String?
  }

  package static let fileName = ".goldens.json"

  /// By file name.
  package var goldens: [String: Entry] = [:]
  /// Those that entries name, each once, by the fingerprint of what it says.
  package var environments: [String: RenderEnvironment] = [:]

  package init() {}

  /// The manifest of a folder; an empty one where there is none.
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

  /// What to write for this to take the place of what a folder's manifest says.
  func changes(
    from before: GoldenManifest, in folder: String
  ) throws(ManifestError) -> [FileTransaction.Change] {
    var after = self
    after.forgetUnusedEnvironments()
    guard after != before else { return [] }
    let path = "\(folder)/\(Self.fileName)"
    guard let data = try? StableJSON.encode(after) else { throw .unreadable(path) }
    return [FileTransaction.Change(path: path, data: data)]
  }

  /// What drew a golden; nil where it is not known.
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

  private mutating func forgetUnusedEnvironments() {
    let used = Set(goldens.values.compactMap(\.environment))
    environments = environments.filter { used.contains($0.key) }
  }
}

/// Why a manifest was not brought up to date. `description` is one sentence.
package enum ManifestError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)

  package var description: String {
    switch self {
    case .unreadable(let path):
      "'\(path)' is not a manifest of goldens; resolve its merge conflict, or delete it."
    }
  }
}
