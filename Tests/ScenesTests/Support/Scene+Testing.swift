import SeededRandom
import Testing
import UIKit

@testable import Scenes

extension Scene: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension Scene {
  /// All scenes except those that waste time on purpose.
  static let thrifty = SceneRegistry.all.filter { !SceneRegistry.wasteful.contains($0.name) }

  /// Those of these scenes in which nothing fixed covers the scrolled content, such as a menu, a
  /// dragged item, or a scroll indicator.
  static let uncovered = thrifty.filter {
    ![
      "letters-and-digits-dragged", "pull-to-refresh", "edit-menu", "context-menu", "drag-and-drop",
      "presented",
    ].contains($0.name)
  }

  /// Those of these scenes that show a collection view with cells at first.
  static let withCollectionView = thrifty.filter {
    ![
      "scrolling-photo", "zooming-photo", "pages", "time-machine-empty", "sign-up", "profile-page",
      "settings-table", "contacts",
    ].contains($0.name)
  }
}

extension SceneRenderer {
  /// Returns a renderer of a small screen, whose pictures are cheap.
  @MainActor
  static func small(_ scene: Scene, scale: CGFloat = 1) -> SceneRenderer {
    SceneRenderer(scene: scene, size: CGSize(width: 512, height: 384), scale: scale)
  }

  /// Returns offsets on whole pixels, spread over the content.
  @MainActor
  func offsets(_ count: Int, _ random: inout SeededGenerator) -> [CGPoint] {
    guard let scrollView else { return [] }
    let (least, greatest) = (scrollView.minimumContentOffset, scrollView.maximumContentOffset)
    return (0..<count).map { _ in
      UIScreen.main.rounded(
        CGPoint(
          x: random.number(in: least.x...max(least.x, greatest.x)),
          y: random.number(in: least.y...max(least.y, greatest.y))))
    }
  }

  /// The collection view of the scene, if any.
  @MainActor var collectionView: UICollectionView? { scrollView as? UICollectionView }
}
