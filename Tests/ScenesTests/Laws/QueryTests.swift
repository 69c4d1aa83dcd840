import SeededRandom
import Testing
import UIKit

@testable import Scenes

/// Tests that a layout's elements in a rectangle are exactly those of all its elements that meet
/// the rectangle.
@MainActor
@Suite struct QueryTests {
  /// For shelves that scroll orthogonally a query returns the scrolled elements;
  /// `CompositionalLawTests` tests these.
  nonisolated private static let others = ["store", "store-browsed"]

  @Test(arguments: Scene.withCollectionView.filter { !others.contains($0.name) })
  func aQueryFiltersEverything(_ scene: Scene) throws {
    let renderer = SceneRenderer.small(scene)
    let view = try #require(renderer.collectionView)
    let layout = view.collectionViewLayout
    let all = try #require(
      layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: view.contentSize)))
    let items = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
    #expect(all.filter { $0.representedElementCategory == .cell }.count == items)
    var generator = SeededGenerator(test: 8)
    for _ in 0..<60 {
      let rect = CGRect(
        x: generator.number(in: -50...view.contentSize.width),
        y: generator.number(in: -50...view.contentSize.height),
        width: generator.number(in: 1...600), height: generator.number(in: 1...900))
      let found = try #require(layout.layoutAttributesForElements(in: rect))
        .filter { $0.frame.intersects(rect) }
      let expected = all.filter { $0.frame.intersects(rect) }
      #expect(names(found) == names(expected), "\(rect), \(generator)")
    }
  }

  private func names(_ attributes: [UICollectionViewLayoutAttributes]) -> Set<String> {
    Set(attributes.map { "\($0.representedElementKind ?? "cell") \($0.indexPath) \($0.frame)" })
  }
}
