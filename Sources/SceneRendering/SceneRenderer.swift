import Staging
import UIKit

/// One scene on a screen of its own: scroll it, draw it, scroll it again.
@MainActor
package struct SceneRenderer {
  package let scene: Scene
  /// In points.
  package let size: CGSize
  /// Appearance, direction and text size; nil for light, from left to right and `large`.
  package let traits: UITraitCollection?
  package let window: UIWindow
  package let stage: Stage

  /// Pixels per point.
  package var scale: CGFloat { stage.scale }

  /// What is asked of its pictures.
  package var terms = PictureTerms()

  /// Makes the screen; it has appeared and is laid out.
  ///
  /// - Parameter edges: what of the screen is covered. Default: nothing.
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

  /// The view an offset scrolls: the first scroll view on the screen, depth first.
  package var scrollView: UIScrollView? { stage.scrollView }

  /// Does something as the screen's own code does.
  package func onScreen<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try stage.run(body)
  }

  /// Draws the screen when nothing it shows is still loading.
  ///
  /// - Parameters:
  ///   - offset: in points; nil draws the screen as it stands. Ignored where nothing scrolls.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil lets everything come to rest first.
  ///   - clamps: whether an offset past the end is pulled back to where scrolling would rest.
  ///   - showsIndicators: whether the scroll indicators are drawn, as while scrolling.
  /// - Returns: the picture, and the offset it was drawn at; zero where nothing scrolls.
  /// - Complexity: O(pixels + what is visible).
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
      throw Failure(error, of: subject(at: shownOffset(offset, error)))
    }
  }

  /// What failures call the scene, and where on it they are.
  package func subject(at offset: CGPoint? = nil) -> FailureSubject {
    FailureSubject("'\(scene.name)'", place: offset.map { "at offset \(FormattedNumber($0))" })
  }

  /// The offset that an error speaks of: where the screen stands, or where it should have come to.
  private func shownOffset(_ wanted: CGPoint?, _ error: SnapshotError) -> CGPoint {
    if case .notSettled = error, let wanted { return wanted }
    return scrollView?.contentOffset ?? .zero
  }
}
