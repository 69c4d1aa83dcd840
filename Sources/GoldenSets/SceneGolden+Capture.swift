import ScenePictures

/// The permissions of a set's scene files.
package struct ScenePermission: Equatable {
  package var limits: SceneLimits
  /// Whether scene files, and files that they name, may be outside the folder of the set.
  package var allowsOutside: Bool

  package init(limits: SceneLimits = .standard, allowsOutside: Bool = false) {
    self.limits = limits
    self.allowsOutside = allowsOutside
  }
}

extension SceneGolden {
  /// Draws the golden's scene on a screen of its own.
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
      // The comparison requests the scroll position of the picture.
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
    // A script continues after the picture; the layout at its end is a different one.
    request.extras.keepsLayout = picture.capture != nil
    return request
  }

  /// Returns the shortest path of a scene or script file from the current folder.
  private func path(
    of file: String, beside set: GoldenSet, _ permission: ScenePermission
  ) throws(Failure) -> String {
    do throws(PathProblem) {
      try SceneFolder(set.folder, allowsOutside: permission.allowsOutside).check(file)
    } catch .outside {
      throw Failure(GoldenProblem.sceneOutside(file))
    } catch {
      // Reading the file reports the error, with its name.
    }
    let path = file.hasPrefix("/") ? file : "\(set.folder)/\(file)"
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private func checkCapture(_ known: [String]) throws(Failure) {
    let exists = picture.capture.map(known.contains) ?? known.isEmpty
    guard exists else {
      throw Failure(GoldenProblem.captures(scene: scene, name: picture.capture, available: known))
    }
  }
}

extension Snapshotting where Value == Capture<CGImage>, Format == UIImage {
  /// A strategy for a picture that was already taken.
  static var taken: Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image,
      capture: { taken, _ in taken.map { UIImage(cgImage: $0) } })
  }
}
