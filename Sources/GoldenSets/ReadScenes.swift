import ScenePictures

/// Scenes as they were read and assembled, kept for the goldens that follow.
///
/// Reading a scene file of 3,000 items and assembling what it describes takes 65 ms, putting it up
/// for one more picture 8; goldens of one scene stand next to each other in most sets.
@MainActor
package final class ReadScenes {
  /// So many are kept, those asked for last: a large scene is a large value.
  static let most = 4

  private struct Kept {
    let scene: String
    let script: String?
    let permission: ScenePermission
    let source: Result<DrawingSource, Failure>
  }

  /// Those asked for last stand last.
  private var kept: [Kept] = []

  package init() {}

  /// The scene that a request names, or what is wrong with it, read the first time only.
  func source(_ request: DrawingRequest) throws(Failure) -> DrawingSource {
    let permission = ScenePermission(
      limits: request.limits, allowsOutside: request.allowsOutside)
    let place = kept.firstIndex {
      $0.scene == request.scene && $0.script == request.script && $0.permission == permission
    }
    let found =
      place.map { kept.remove(at: $0) }
      ?? Kept(
        scene: request.scene, script: request.script, permission: permission,
        source: Self.read(request))
    kept.append(found)
    if kept.count > Self.most { kept.removeFirst() }
    return try found.source.get()
  }

  private static func read(
    _ request: DrawingRequest
  ) -> Result<DrawingSource, Failure> {
    do throws(Failure) {
      return .success(try DrawingSource(request))
    } catch {
      return .failure(error)
    }
  }
}
