import ImageIO

/// A scene and its screen, verified.
package struct ScreenRequest {
  package let scene: Scene
  /// The size in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat

  /// Verifies a request.
  ///
  /// - Parameter size: in points; nil for the scene's own.
  package init(scene name: String, size: CGSize?, scale: CGFloat) throws(Failure) {
    guard let scene = SceneRegistry.scene(named: name) else {
      throw Failure(SceneProblem.unknownScene(name, nearest: SceneNames.builtIn.nearest(to: name)))
    }
    self.scene = scene
    self.size = size ?? scene.defaultSize
    self.scale = scale
    try Self.check(self.size, scale: scale)
  }

  /// Throws if a size in points is empty or too large.
  package static func check(_ size: CGSize, scale: CGFloat) throws(Failure) {
    let pixels = PixelSize(points: size, scale: scale)
    guard ImageLimits.standard.allows(width: pixels.width, height: pixels.height) else {
      throw Failure(SceneProblem.unusableSize(size, scale: scale))
    }
  }
}
