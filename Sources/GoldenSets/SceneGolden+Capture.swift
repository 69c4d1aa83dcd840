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
  ) throws(Failure) -> Capture<CGImage> {
    let request = try request(beside: set, permission)
    let source = try scenes.source(request)
    try checkCapture(source.captures)
    do throws(Failure) {
      return try capture(ScreenVisit(request, source, picture))
    } catch {
      throw error.status == .empty ? error.advising(Self.blanksAreMeant) : error
    }
  }

  private static let blanksAreMeant = "If that is intended, its entry needs \"blank\": true."

  @MainActor
  private func capture(_ visit: ScreenVisit) throws(Failure) -> Capture<CGImage> {
    let taken = try visit.picture(Shot(number: 1, picture))
    return Capture(CGImage(sharing: taken.bitmap)) {
      // The comparison asks where it took the picture.
      MainActor.assumeIsolated {
        let renderer = visit.renderer
        return taken.layout
          ?? renderer.onScreen {
            LayoutCapture.layout(of: renderer.window, scale: renderer.scale)
          }
      }
    }
  }

  private func request(
    beside set: GoldenSet, _ permission: ScenePermission
  ) throws(Failure) -> DrawingRequest {
    var request = DrawingRequest(
      scene: isSceneFile ? try path(of: scene, beside: set, permission) : scene)
    request.script = try script.map { script throws(Failure) in
      try path(of: script, beside: set, permission)
    }
    request.picture = picture
    (request.limits, request.allowsOutside) = (permission.limits, permission.allowsOutside)
    // A script goes on after the picture, and what lies where then is another matter.
    request.extras.keepsLayout = picture.capture != nil
    return request
  }

  /// The path of a scene or script file, as short as it can be said from here.
  private func path(
    of file: String, beside set: GoldenSet, _ permission: ScenePermission
  ) throws(Failure) -> String {
    do throws(PathProblem) {
      try SceneFolder(set.folder, allowsOutside: permission.allowsOutside).check(file)
    } catch .outside {
      throw Failure(GoldenProblem.sceneOutside(file))
    } catch {
      // Reading it says so, with its name.
    }
    let path = file.hasPrefix("/") ? file : "\(set.folder)/\(file)"
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private func checkCapture(_ known: [String]) throws(Failure) {
    let isThere = picture.capture.map(known.contains) ?? known.isEmpty
    guard isThere else {
      throw Failure(GoldenProblem.captures(scene: scene, wanted: picture.capture, known: known))
    }
  }
}

extension Snapshotting where Value == Capture<CGImage>, Format == UIImage {
  /// A picture that was taken already.
  static var taken: Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image,
      capture: { taken, _ in taken.map { UIImage(cgImage: $0) } })
  }
}
