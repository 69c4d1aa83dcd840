import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

extension ContentPicture {
  /// Creates a picture of a scene at rest at an offset, with the visible part of its content.
  @MainActor
  init(_ renderer: SceneRenderer, at offset: CGPoint) throws {
    let (bitmap, _) = try renderer.render(offset: offset)
    self.init(
      CGImage(sharing: bitmap), of: try #require(renderer.scrollView), in: renderer.window,
      scale: renderer.scale)
  }

  /// Whether all pixels are equal.
  func equals(_ other: ContentPicture) -> Bool {
    PictureComparison.difference(expected: image, actual: other.image) == nil
  }
}
