import SceneFiles
import Scenes
import Snapshots
import UIKit

/// What the scene files of a set may do.
struct ScenePermission: Equatable {
  var limits = SceneLimits.standard
  /// Whether they may lie, and name files, outside the folder they belong to.
  var allowsOutside = false
}

extension SceneGolden {
  /// The scene as its golden wants it, on a screen of its own.
  @MainActor
  func capture(
    beside set: GoldenSet, _ permission: ScenePermission
  ) throws(RenderError) -> Capture<CGImage> {
    let request = try request(beside: set, permission)
    let source = try DrawingSource(request)
    try checkCapture(source.captures)
    let visit = try ScreenVisit(request, source, variant)
    let shot = Shot(number: 1, variant: variant, region: region, time: time, capture: captureName)
    guard let picture = try visit.pictures([shot]).first else {
      throw .golden(.captures(scene: scene, wanted: captureName, known: source.captures))
    }
    return Capture(CGImage(sharing: picture.bitmap)) {
      picture.layout ?? LayoutCapture.layout(of: visit.renderer.window, scale: visit.renderer.scale)
    }
  }

  private func request(
    beside set: GoldenSet, _ permission: ScenePermission
  ) throws(RenderError) -> RenderRequest {
    var request = RenderRequest(scene: scene, output: .standardOutput)
    if isSceneFile {
      request = RenderRequest(scene: try path(beside: set, permission), output: .standardOutput)
    }
    request.regions = [region]
    request.times = [time]
    request.variants = [variant]
    (request.size, request.scale, request.selection) = (size, scale, selection)
    request.showsIndicators = showsIndicators
    (request.limits, request.allowsOutside) = (permission.limits, permission.allowsOutside)
    // A script goes on after the picture, and what lies where then is another matter.
    request.keepsLayout = captureName != nil
    return request
  }

  /// The path of the scene file, as short as it can be said from here.
  private func path(
    beside set: GoldenSet, _ permission: ScenePermission
  ) throws(RenderError) -> String {
    do throws(PathProblem) {
      try SceneFolder(set.folder, allowsOutside: permission.allowsOutside).check(scene)
    } catch .outside {
      throw .golden(.sceneOutside(scene))
    } catch {
      // Reading it says so, with its name.
    }
    let path = scene.hasPrefix("/") ? scene : "\(set.folder)/\(scene)"
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private func checkCapture(_ known: [String]) throws(RenderError) {
    let isThere = captureName.map(known.contains) ?? known.isEmpty
    guard isThere else {
      throw .golden(.captures(scene: scene, wanted: captureName, known: known))
    }
  }
}

extension Snapshotting where Value == Capture<CGImage>, Format == CGImage {
  /// A picture that was taken already.
  static var taken: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image, capture: { $0 })
  }
}
