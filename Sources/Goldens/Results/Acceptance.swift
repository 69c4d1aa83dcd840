import AtomicFiles

/// Makes the actual pictures of failed snapshots their goldens, with sidecars and manifest entries,
/// as if they were recorded. Everything is read and checked before anything is written, and either
/// all of it is written or nothing.
package struct Acceptance {
  private let paths: ResultPaths
  private let isDeclared: (SnapshotID, String) -> Bool
  private let fingerprint: (Data) throws -> String

  /// Creates an acceptance of results whose files have the given paths.
  ///
  /// - Parameters:
  ///   - isDeclared: Whether a golden set or a test of the package declares the golden at an
  ///     absolute path.
  ///   - fingerprint: Returns the fingerprint of a PNG file's pixels. The description of a thrown
  ///     error is a sentence.
  package init(
    _ paths: ResultPaths, isDeclared: @escaping (SnapshotID, String) -> Bool = { _, _ in false },
    fingerprint: @escaping (Data) throws -> String
  ) {
    self.paths = paths
    self.isDeclared = isDeclared
    self.fingerprint = fingerprint
  }

  /// Replaces goldens with the pictures of results: all or none.
  ///
  /// - Returns: the snapshots whose golden already had the bytes of the picture.
  @discardableResult
  package func accept(_ results: [SnapshotResult]) throws(AcceptError) -> Set<SnapshotID> {
    var edits: [GoldenEdit] = []
    var unchanged: Set<SnapshotID> = []
    var owners: [String: SnapshotID] = [:]
    for result in results {
      let edit = try edit(result)
      for path in [edit.file.path, edit.file.layoutPath].compactMap(\.self) {
        if let other = owners.updateValue(result.id, forKey: path) {
          throw .twice(other, result.id, path: paths.displayPath(path))
        }
      }
      if isEqual(edit) { unchanged.insert(result.id) }
      edits.append(edit)
    }
    // The paths are resolved. Links that were created since are not followed.
    do throws(GoldenWriteError) { try GoldenEdit.apply(edits, links: .refused) } catch {
      throw .notWritten(error)
    }
    return unchanged
  }

  /// Returns whether the golden already has the bytes of the edit.
  private func isEqual(_ edit: GoldenEdit) -> Bool {
    guard case .replace(let data, _, _) = edit.change else { return false }
    return (try? GoldenBytes.read(edit.file.path)) == data
  }

  private func edit(_ result: SnapshotResult) throws(AcceptError) -> GoldenEdit {
    guard let actual = result.files.actual, !result.isPass else {
      throw .nothingToAccept(result.id)
    }
    let location = try location(result)
    let data = try bytes(actual, result.id)
    if let fault = location.fault(of: data, result.id) { throw .damaged(result.id, reason: fault) }
    let pictureFingerprint = try fingerprint(of: data, result)
    var layout: PictureLayout?
    if let path = result.files.actualLayout {
      let data = try bytes(path, result.id)
      do throws(LayoutFault) { layout = try PictureLayout.read(data, at: path) } catch {
        throw .damaged(result.id, reason: error.description)
      }
      if layout == nil {
        throw .damaged(result.id, reason: "Its layout '\(path)' is not a layout file.")
      }
    }
    // A golden recorded on iOS is preserved, and the new one is stored beside it.
    let golden = OwnGolden.destination(of: location.path.resolvedPath) { try? fingerprint($0) }.path
    let listing = GoldenEdit.Listing(
      fingerprint: pictureFingerprint, id: result.id, environment: EnvironmentStamp.read(data))
    return GoldenEdit(
      GoldenFile(path: golden), .replace(data, layout: layout?.data, listing))
  }

  /// The path of the golden. Source files and golden sets are refused, and other files are accepted
  /// only in folders that contain goldens.
  private func location(_ result: SnapshotResult) throws(AcceptError) -> GoldenLocation {
    do throws(ResultPathError) { try paths.check(result) } catch { throw .outside(error) }
    let path = result.files.golden
    guard let contained = try? paths.goldenLocation(result) else {
      throw .noGolden(result.id, path: path)
    }
    let location = GoldenLocation(path: contained)
    guard location.isKind(of: result.id) else {
      throw .noKind(result.id, path: path, kinds: GoldenLocation.kinds.sorted())
    }
    if location.isNameOfSet { throw .noGolden(result.id, path: path) }
    guard location.isForGoldens(result.id) || isDeclared(result.id, contained.resolvedPath) else {
      throw .nowhere(result.id, path: path)
    }
    return location
  }

  private func fingerprint(
    of data: Data, _ result: SnapshotResult
  ) throws(AcceptError) -> String {
    guard result.id.pathExtension == "png" else { return Fingerprint.of(data) }
    do {
      return try fingerprint(data)
    } catch {
      throw .damaged(result.id, reason: String(describing: error))
    }
  }

  private func bytes(_ artifact: String, _ id: SnapshotID) throws(AcceptError) -> Data {
    let path: String
    do throws(ContainedPathError) { path = try paths.artifact(artifact) } catch {
      throw .outside(ResultPathError(id: id, path: error))
    }
    let data: Data?
    do throws(GoldenReadError) { data = try GoldenBytes.read(path) } catch {
      throw .damaged(id, reason: error.description)
    }
    guard let data else { throw .notThere(id, path: path) }
    return data
  }
}

/// The reason for which nothing was accepted. `description` is one sentence.
package enum AcceptError: Error, Equatable, CustomStringConvertible {
  /// The snapshot matched, was already recorded, or could not be taken.
  case nothingToAccept(SnapshotID)
  case notThere(SnapshotID, path: String)
  case damaged(SnapshotID, reason: String)
  /// The result refers to a file outside of the allowed folders.
  case outside(ResultPathError)
  /// The result's file is not a golden.
  case noGolden(SnapshotID, path: String)
  /// The result's file has an extension that is not accepted, or that does not match the snapshot.
  case noKind(SnapshotID, path: String, kinds: [String])
  /// The result's file is in a folder without goldens.
  case nowhere(SnapshotID, path: String)
  /// Two results have the same file.
  case twice(SnapshotID, SnapshotID, path: String)
  case notWritten(GoldenWriteError)

  package var description: String {
    switch self {
    case .nothingToAccept(let id):
      return "Snapshot '\(id.displayName)' has no picture to accept."
    case .notThere(let id, let path):
      return
        "The picture of snapshot '\(id.displayName)' is gone: '\(path.onOneLine)' does not exist;"
        + " run its test again."
    case .damaged(let id, let reason):
      return "The picture of snapshot '\(id.displayName)' cannot be accepted. \(reason)"
    case .outside(let error): return error.description
    case .noGolden(let id, let path):
      return Self.refused(id) + "'\(path.onOneLine)' is not a file for goldens of this kind."
    case .noKind(let id, let path, let kinds):
      let endings = kinds.filter { !$0.isEmpty }.map { ".\($0)" }.joined(separator: ", ")
      return Self.refused(id) + "'\(path.onOneLine)' has the wrong extension; goldens end in"
        + " \(endings) or nothing."
    case .nowhere(let id, let path):
      return Self.refused(id) + "the folder of '\(path.onOneLine)' has no goldens, and no set or"
        + " test names it; record it here once."
    case .twice(let first, let second, let path):
      return
        "The results of '\(first.displayName)' and '\(second.displayName)' would become one golden,"
        + " '\(path.onOneLine)'; accept one of them."
    case .notWritten(let error): return error.description
    }
  }

  private static func refused(_ id: SnapshotID) -> String {
    "The result of '\(id.displayName)' is rejected: "
  }
}
