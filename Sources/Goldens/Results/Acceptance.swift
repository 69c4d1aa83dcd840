import AtomicFiles

/// Makes actual pictures of failed snapshots their goldens, with sidecars and entries in manifests,
/// as recording them would have. Everything is read and checked before anything is written, and all
/// of it is written or nothing.
package struct Acceptance {
  private let paths: ResultPaths
  private let fingerprint: (Data) throws -> String

  /// - Parameter fingerprint: that of a PNG file's pixels; throws an error whose description is a
  ///   sentence.
  package init(_ paths: ResultPaths, fingerprint: @escaping (Data) throws -> String) {
    self.paths = paths
    self.fingerprint = fingerprint
  }

  package func accept(_ results: [SnapshotResult]) throws(AcceptError) {
    var edits: [GoldenEdit] = []
    for result in results { edits.append(try edit(result)) }
    do throws(GoldenWriteError) { try GoldenEdit.apply(edits) } catch { throw .notWritten(error) }
  }

  private func edit(_ result: SnapshotResult) throws(AcceptError) -> GoldenEdit {
    guard let actual = result.files.actual, !result.isPass else {
      throw .nothingToAccept(result.id)
    }
    let golden = try golden(result)
    let data = try bytes(actual, result.id)
    var layout: PictureLayout?
    if let path = result.files.actualLayout {
      guard let read = PictureLayout(try bytes(path, result.id)) else {
        throw .damaged(result.id, reason: "Its layout '\(path)' is none.")
      }
      layout = read
    }
    let listing = GoldenEdit.Listing(
      fingerprint: try fingerprint(of: data, result), id: result.id,
      environment: EnvironmentStamp.read(data))
    return GoldenEdit(
      GoldenFile(path: golden), .replace(data, layout: layout?.data, listing))
  }

  /// Where the golden is. What is no picture, and could be a source or a script, goes only to where
  /// goldens are.
  private func golden(_ result: SnapshotResult) throws(AcceptError) -> String {
    do throws(ResultPathError) { try paths.check(result) } catch { throw .outside(error) }
    guard let golden = try? paths.golden(result),
      result.id.isKind(of: golden),
      result.id.pathExtension == "png" || isAmongGoldens(golden)
    else { throw .noGolden(result.id, path: result.files.golden) }
    // What was recorded on iOS stays; ours stands beside it.
    return OwnGolden.place(of: golden) { try? fingerprint($0) }.path
  }

  private func isAmongGoldens(_ path: String) -> Bool {
    let file = GoldenFile(path: path)
    let folders = file.folder.split(separator: "/")
    return folders.contains("Golden") || folders.contains("__Snapshots__")
      || (try? GoldenManifest.read(file.folder))?.goldens[file.fileName] != nil
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

/// Why nothing was accepted. `description` is one sentence.
package enum AcceptError: Error, Equatable, CustomStringConvertible {
  /// The snapshot matched, was recorded already, or could not be taken.
  case nothingToAccept(SnapshotID)
  case notThere(SnapshotID, path: String)
  case damaged(SnapshotID, reason: String)
  /// The result names a file it must not.
  case outside(ResultPathError)
  /// The result would write what is no golden.
  case noGolden(SnapshotID, path: String)
  case notWritten(GoldenWriteError)

  package var description: String {
    switch self {
    case .nothingToAccept(let id):
      "Snapshot '\(id)' left no picture to accept."
    case .notThere(let id, let path):
      "The picture of snapshot '\(id)' is gone: '\(path)' does not exist; run its test again."
    case .damaged(let id, let reason):
      "The picture of snapshot '\(id)' cannot be accepted. \(reason)"
    case .outside(let error): error.description
    case .noGolden(let id, let path):
      "The result of '\(id)' is refused: '\(path)' is no place for a golden of its kind."
    case .notWritten(let error):
      error.description
    }
  }
}
