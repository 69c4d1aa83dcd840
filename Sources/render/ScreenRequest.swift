import ImageIO
import Scenes
import UIKit

/// A scene and the screen to show it on, checked.
struct ScreenRequest {
  let scene: Scene
  /// In points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat

  /// - Parameter size: in points; nil for the scene's own.
  init(scene name: String, size: CGSize?, scale: CGFloat) throws(RenderError) {
    guard let scene = SceneRegistry.scene(named: name) else {
      throw .unknownScene(name, nearest: SceneNames.builtIn.nearest(to: name))
    }
    self.scene = scene
    self.size = size ?? scene.defaultSize
    self.scale = scale
    try Self.check(self.size, scale: scale)
  }

  /// Refuses a size, in points, that gives no picture or one that is too large.
  static func check(_ size: CGSize, scale: CGFloat) throws(RenderError) {
    let pixels = PixelSize(points: size, scale: scale)
    guard ImageLimits.standard.allows(width: pixels.width, height: pixels.height) else {
      throw .unusableSize(size, scale: scale)
    }
  }
}
