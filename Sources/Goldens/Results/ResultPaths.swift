import AtomicFiles

/// Where the files of results are. Results may come from another machine: a path that leads out of
/// the folder it counts from names nothing.
package struct ResultPaths: Equatable, Sendable {
  /// The artifacts' folder, an absolute path.
  package let artifacts: String
  /// The folder that goldens' paths count from, an absolute path.
  package let package: String

  package init(artifacts: String, package: String) {
    self.artifacts = artifacts
    self.package = package
  }

  /// Where a result's golden is; an error outside of the package and in its hidden folders.
  package func golden(_ result: SnapshotResult) throws(ContainedPathError) -> String {
    try goldenPlace(result).path
  }

  /// The same with where that is, without links.
  func goldenPlace(_ result: SnapshotResult) throws(ContainedPathError) -> ContainedPath {
    let path = try ContainedPath(result.files.golden, in: package)
    guard !(path.components + path.placeParts).contains(where: \.isHiddenName) else {
      throw .outside(result.files.golden)
    }
    return path
  }

  /// Where an artifact is; an error outside of the artifacts' folder.
  package func artifact(_ path: String) throws(ContainedPathError) -> String {
    try ContainedPath(path, in: artifacts).path
  }

  /// An artifact's bytes; nil where there is none, or none that may be read.
  package func data(_ path: String?) -> Data? {
    guard let path, let place = try? artifact(path) else { return nil }
    return try? GoldenBytes.read(place)
  }

  /// A golden's bytes; nil where there is none, or none that may be read.
  package func goldenData(_ result: SnapshotResult) -> Data? {
    guard let place = try? golden(result) else { return nil }
    return try? GoldenBytes.read(place)
  }

  /// A path as a reader of the package writes it: counted from its folder where it lies inside.
  package func shown(_ path: String) -> String {
    path.beginsBytewise(with: package + "/")
      ? String(decoding: path.utf8.dropFirst(package.utf8.count + 1), as: UTF8.self) : path
  }

  /// An artifact's path as a reader of the package writes it.
  package func shownArtifact(_ path: String) -> String {
    shown(path.beginsBytewise(with: "/") ? path : "\(artifacts)/\(path)")
  }

  /// Refuses a result with a path that leads out.
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

/// A result that names a file it must not. `description` is one sentence.
package struct ResultPathError: Error, Equatable, CustomStringConvertible {
  package let id: SnapshotID
  package let path: ContainedPathError

  package var description: String { "The result of '\(id.shown)' is refused: \(path)." }
}
