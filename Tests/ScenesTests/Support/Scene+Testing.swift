import Testing
import UIKit

@testable import Scenes

extension Scene: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension SceneRenderer {
  /// A small screen: pictures of it are cheap.
  @MainActor
  static func small(_ scene: Scene, scale: CGFloat = 1) -> SceneRenderer {
    SceneRenderer(scene: scene, size: CGSize(width: 512, height: 384), scale: scale)
  }

  /// Offsets on whole pixels all over the content, the same ones every time.
  @MainActor
  func offsets(_ count: Int, seed: UInt64) -> [CGPoint] {
    guard let scrollView else { return [] }
    let (least, greatest) = (scrollView.minimumContentOffset, scrollView.maximumContentOffset)
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      UIScreen.main.rounded(
        CGPoint(
          x: generator.number(in: least.x...max(least.x, greatest.x)),
          y: generator.number(in: least.y...max(least.y, greatest.y))))
    }
  }

  /// The collection view, where the scene has one.
  @MainActor var collectionView: UICollectionView? { scrollView as? UICollectionView }
}
