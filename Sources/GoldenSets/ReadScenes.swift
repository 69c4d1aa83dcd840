import ScenePictures

/// A cache of parsed scenes for the following goldens.
///
/// Parsing a scene file of 3,000 items and assembling its views takes 65 ms, presenting it for
/// another picture 8; goldens of one scene are adjacent in most sets.
@MainActor
package final class ReadScenes {
  /// The maximum number of cached scenes, since large scenes take much memory. The least recently
  /// used scene is removed first.
  static let most = 4

  private struct CachedScene {
    let scene: String
    let script: String?
    let permission: ScenePermission
    let source: Result<DrawingSource, Failure>
  }

  /// The cached scenes; the most recently used is last.
  private var cached: [CachedScene] = []

  package init() {}

  /// Returns the scene that a request names. Throws its error each time; the file is read only
  /// once.
  func source(_ request: DrawingRequest) throws(Failure) -> DrawingSource {
    let permission = ScenePermission(
      limits: request.limits, allowsOutside: request.allowsOutside)
    let index = cached.firstIndex {
      $0.scene == request.scene && $0.script == request.script && $0.permission == permission
    }
    let found =
      index.map { cached.remove(at: $0) }
      ?? CachedScene(
        scene: request.scene, script: request.script, permission: permission,
        source: Self.read(request))
    cached.append(found)
    if cached.count > Self.most { cached.removeFirst() }
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
