import ScenePictures

/// What the scene files of a set may do.
package struct ScenePermission: Equatable {
  package var limits: SceneLimits
  /// Whether they may lie, and name files, outside the folder they belong to.
  package var allowsOutside: Bool

  package init(limits: SceneLimits = .standard, allowsOutside: Bool = false) {
    self.limits = limits
    self.allowsOutside = allowsOutside
  }
}

extension SceneGolden {
  /// The scene as its golden wants it, on a screen of its own.
  @MainActor
  package func capture(
    beside set: GoldenSet, _ permission: ScenePermission, from scenes: ReadScenes
  ) throws(GoldenError) -> Capture<CGImage> {
    let request = try request(beside: set, permission)
    let source: DrawingSource
    do throws(ScenePictureError) { source = try scenes.source(request) } catch {
      throw .picture(error)
    }
    try checkCapture(source.captures)
    do throws(ScenePictureError) {
      return try capture(ScreenVisit(request, source, variant))
    } catch {
      throw .picture(error)
    }
  }

  @MainActor
  private func capture(_ visit: ScreenVisit) throws(ScenePictureError) -> Capture<CGImage> {
    let shot = Shot(number: 1, variant: variant, region: region, time: time, capture: captureName)
    let picture = try visit.picture(shot)
    return Capture(CGImage(sharing: picture.bitmap)) {
      let renderer = visit.renderer
      return picture.layout
        ?? renderer.onScreen {
          LayoutCapture.layout(of: renderer.window, scale: renderer.scale)
        }
    }
  }

  private func request(
    beside set: GoldenSet, _ permission: ScenePermission
  ) throws(GoldenError) -> DrawingRequest {
    var request = DrawingRequest(
      scene: isSceneFile ? try path(beside: set, permission) : scene)
    request.regions = [region]
    request.times = [time]
    request.variants = [variant]
    (request.size, request.scale, request.selection) = (size, scale, selection)
    (request.showsIndicators, request.allowsBlank) = (showsIndicators, mayBeBlank)
    (request.limits, request.allowsOutside) = (permission.limits, permission.allowsOutside)
    // A script goes on after the picture, and what lies where then is another matter.
    request.extras.keepsLayout = captureName != nil
    return request
  }

  /// The path of the scene file, as short as it can be said from here.
  private func path(
    beside set: GoldenSet, _ permission: ScenePermission
  ) throws(GoldenError) -> String {
    do throws(PathProblem) {
      try SceneFolder(set.folder, allowsOutside: permission.allowsOutside).check(scene)
    } catch .outside {
      throw .sceneOutside(scene)
    } catch {
      // Reading it says so, with its name.
    }
    let path = scene.hasPrefix("/") ? scene : "\(set.folder)/\(scene)"
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private func checkCapture(_ known: [String]) throws(GoldenError) {
    let isThere = captureName.map(known.contains) ?? known.isEmpty
    guard isThere else {
      throw .captures(scene: scene, wanted: captureName, known: known)
    }
  }
}

extension Snapshotting where Value == Capture<CGImage>, Format == CGImage {
  /// A picture that was taken already.
  static var taken: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image, capture: { taken, _ in taken })
  }
}
