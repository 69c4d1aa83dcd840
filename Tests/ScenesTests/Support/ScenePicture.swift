import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

extension ContentPicture {
  /// A picture of a scene that rests at an offset, and the part of its content that it shows.
  @MainActor
  init(_ renderer: SceneRenderer, at offset: CGPoint) throws {
    let (bitmap, _) = try renderer.render(offset: offset)
    self.init(
      CGImage(sharing: bitmap), of: try #require(renderer.scrollView), in: renderer.window,
      scale: renderer.scale)
  }

  /// Whether every pixel is the same.
  func equals(_ other: ContentPicture) -> Bool {
    PictureComparison.difference(expected: image, actual: other.image) == nil
  }
}
