import Scenes
import Snapshots
import UIKit

extension SceneGolden {
  /// The scene as its golden wants it, on a screen of its own.
  @MainActor
  func capture() throws(RenderError) -> Capture<CGImage> {
    guard let scene = SceneRegistry.scene(named: scene) else {
      throw .unknownScene(scene, nearest: SceneNames.builtIn.nearest(to: scene))
    }
    let renderer = SceneRenderer(scene: scene, size: size, scale: scale)
    do throws(SceneError) {
      let (bitmap, _) = try renderer.render(
        offset: offset, at: time, showsIndicators: showsIndicators)
      return Capture(CGImage(sharing: bitmap)) { [scale] in
        LayoutCapture.layout(of: renderer.window, scale: scale)
      }
    } catch {
      throw .scene(error)
    }
  }
}

extension Snapshotting where Value == Capture<CGImage>, Format == CGImage {
  /// A picture that was taken already.
  static var taken: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image, capture: { $0 })
  }
}
