import Staging
import UIKit

/// A scene on its own screen, to be scrolled and drawn repeatedly.
@MainActor
package struct SceneRenderer {
  package let scene: Scene
  /// The size in points.
  package let size: CGSize
  /// The appearance, direction and text size; nil for light, left to right and `large`.
  package let traits: UITraitCollection?
  package let window: UIWindow
  package let stage: Stage

  /// The number of pixels per point.
  package var scale: CGFloat { stage.scale }

  /// The requirements of its pictures.
  package var terms = PictureTerms()

  /// Creates the screen, which then has appeared and is laid out.
  ///
  /// - Parameter edges: the covered edges of the screen. Default: none.
  package init(
    scene: Scene, size: CGSize, scale: CGFloat, edges: ScreenEdges = ScreenEdges(),
    traits: UITraitCollection? = nil
  ) {
    self.scene = scene
    self.size = size
    self.traits = traits
    let (stage, window) = Stage.make(
      size: size, scale: scale, edges: edges, traits: traits, inWindow: false
    ) {
      UIWindow.showing(scene.make(size), size: size, edges: edges)
    }
    stage.run { scene.perform(window) }
    self.stage = stage
    self.window = window
  }

  /// The scroll view to which offsets apply: the first on the screen, depth first.
  package var scrollView: UIScrollView? { stage.scrollView }

  /// Runs a closure as the screen's own code.
  package func onScreen<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try stage.run(body)
  }

  /// Draws the screen after all loads.
  ///
  /// - Parameters:
  ///   - offset: in points; nil for the current one. Ignored if nothing scrolls.
  ///   - time: the time from now in seconds, during animations; nil to complete them first.
  ///   - clamps: whether the offset is limited to positions at which scrolling rests.
  ///   - showsIndicators: whether the scroll indicators are drawn, as while scrolling.
  /// - Returns: the picture, and its offset; zero if nothing scrolls.
  /// - Complexity: O(pixels + visible views).
  package func render(
    offset: CGPoint?, at time: CFTimeInterval? = nil, clamps: Bool = true,
    showsIndicators: Bool = false
  ) throws(Failure) -> (bitmap: Bitmap, effectiveOffset: CGPoint) {
    let target = offset.map { PictureRequest.ScrollTarget.offset($0, clamped: clamps) }
    let request = PictureRequest(
      scale: scale, target: (scrollView == nil ? nil : target) ?? .currentOffset, time: time,
      showsIndicators: showsIndicators, terms: terms)
    do throws(SnapshotError) {
      let taken = try stage.photograph(request)
      return (taken.bitmap, taken.offset)
    } catch {
      throw Failure(error, of: subject(at: drawnOffset(offset, error)))
    }
  }

  /// Returns the scene's name and offset for failures.
  package func subject(at offset: CGPoint? = nil) -> FailureSubject {
    FailureSubject("'\(scene.name)'", location: offset.map { "at offset \(FormattedNumber($0))" })
  }

  /// Returns the offset in an error: the current one, or the requested one.
  private func drawnOffset(_ wanted: CGPoint?, _ error: SnapshotError) -> CGPoint {
    if case .notSettled = error, let wanted { return wanted }
    return scrollView?.contentOffset ?? .zero
  }
}
