import ImageIO

extension ResultStore {
  /// Makes the actual picture of a failed snapshot its golden, with its sidecar and its entry in
  /// the manifest, as recording it would have.
  ///
  /// - Parameter package: the package's folder, that the golden's path counts from.
  package func accept(_ result: SnapshotResult, package: String) throws(AcceptError) {
    guard let actual = result.files.actual else { throw .nothingToAccept(result.id) }
    let data = try bytes(actual, result.id)
    let fingerprint: String
    do {
      fingerprint =
        PNGText.isPNG(data)
        ? Fingerprint.of(try PNGDecoder().decodeImage(data)) : Fingerprint.of(data)
    } catch {
      throw .damaged(result.id, reason: String(describing: error))
    }
    var layout: Data?
    if let path = result.files.actualLayout { layout = try bytes(path, result.id) }
    do throws(GoldenWriteError) {
      try GoldenFile(path: Self.absolute(result.files.golden, in: package)).write(
        data, layout: layout, fingerprint: fingerprint, of: result.id,
        environment: EnvironmentStamp.read(data))
    } catch {
      throw .notWritten(error)
    }
  }

  private func bytes(_ path: String, _ id: SnapshotID) throws(AcceptError) -> Data {
    let path = Self.absolute(path, in: artifacts)
    let data: Data?
    do throws(GoldenReadError) { data = try GoldenBytes.read(path) } catch {
      throw .damaged(id, reason: error.description)
    }
    guard let data else { throw .notThere(id, path: path) }
    return data
  }

  package static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }
}

/// Why a picture was not accepted. `description` is one sentence.
package enum AcceptError: Error, Equatable, CustomStringConvertible {
  /// The snapshot matched, was recorded already, or could not be taken.
  case nothingToAccept(SnapshotID)
  case notThere(SnapshotID, path: String)
  case damaged(SnapshotID, reason: String)
  case notWritten(GoldenWriteError)

  package var description: String {
    switch self {
    case .nothingToAccept(let id):
      "Snapshot '\(id)' left no picture to accept."
    case .notThere(let id, let path):
      "The picture of snapshot '\(id)' is gone: '\(path)' does not exist; run its test again."
    case .damaged(let id, let reason):
      "The picture of snapshot '\(id)' cannot be accepted. \(reason)"
    case .notWritten(let error):
      error.description
    }
  }
}
