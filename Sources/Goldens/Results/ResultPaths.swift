import AtomicFiles

/// The paths of results' files. As results may come from another machine, paths that lead outside
/// of their base folder are refused.
package struct ResultPaths: Equatable, Sendable {
  /// The absolute path of the artifacts' folder.
  package let artifacts: String
  /// The absolute path of the folder that goldens' paths are relative to.
  package let package: String

  package init(artifacts: String, package: String) {
    self.artifacts = artifacts
    self.package = package
  }

  /// The path of a result's golden. Throws if it is outside of the package or in a hidden folder.
  package func golden(_ result: SnapshotResult) throws(ContainedPathError) -> String {
    try goldenLocation(result).path
  }

  /// The path of a result's golden, also with links resolved.
  func goldenLocation(_ result: SnapshotResult) throws(ContainedPathError) -> ContainedPath {
    let path = try ContainedPath(result.files.golden, in: package)
    guard !(path.components + path.resolvedComponents).contains(where: \.isHiddenName) else {
      throw .outside(result.files.golden)
    }
    return path
  }

  /// The path of an artifact. Throws if it is outside of the artifacts' folder.
  package func artifact(_ path: String) throws(ContainedPathError) -> String {
    try ContainedPath(path, in: artifacts).path
  }

  /// An artifact's data, or nil if it does not exist or its path is refused.
  package func data(_ path: String?) -> Data? {
    guard let path, let place = try? artifact(path) else { return nil }
    return try? GoldenBytes.read(place)
  }

  /// A golden's data, or nil if it does not exist or its path is refused.
  package func goldenData(_ result: SnapshotResult) -> Data? {
    guard let place = try? golden(result) else { return nil }
    return try? GoldenBytes.read(place)
  }

  /// A path for display, relative to the package's folder if it is inside.
  package func displayPath(_ path: String) -> String {
    path.beginsBytewise(with: package + "/")
      ? String(decoding: path.utf8.dropFirst(package.utf8.count + 1), as: UTF8.self) : path
  }

  /// An artifact's path for display.
  package func displayPathOfArtifact(_ path: String) -> String {
    displayPath(path.beginsBytewise(with: "/") ? path : "\(artifacts)/\(path)")
  }

  /// Throws if one of a result's paths leads outside of its base folder.
  package func check(_ result: SnapshotResult) throws(ResultPathError) {
    let files = result.files
    do throws(ContainedPathError) {
      _ = try golden(result)
      for path in [
        files.expected, files.actual, files.difference, files.expectedLayout, files.actualLayout,
      ].compactMap(\.self) { _ = try artifact(path) }
    } catch {
      throw ResultPathError(id: result.id, path: error)
    }
  }
}

/// A result with a path outside of its base folder. `description` is one sentence.
package struct ResultPathError: Error, Equatable, CustomStringConvertible {
  package let id: SnapshotID
  package let path: ContainedPathError

  package var description: String { "The result of '\(id.displayName)' is rejected: \(path)." }
}
