import Testing
import UIKit

@testable import Scenes

/// Tests the frames of the scenes' first cells against the flow layout's arithmetic by hand, on a
/// screen of 1024 × 768 points at scale 2.
@MainActor
@Suite struct SceneFramesTests {
  private func collectionView(_ scene: Scene) throws -> UICollectionView {
    let renderer = SceneRenderer(
      scene: scene, size: CGSize(width: 1024, height: 768), scale: 2)
    // The renderer's window owns the view.
    Self.renderers.append(renderer)
    return try #require(renderer.collectionView)
  }

  private static var renderers: [SceneRenderer] = []

  private func frames(_ view: UICollectionView, section: Int = 0, _ items: [Int]) -> [CGRect] {
    items.compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func squares(_ side: CGFloat, _ origins: [(CGFloat, CGFloat)]) -> [CGRect] {
    origins.map { CGRect(x: $0.0, y: $0.1, width: side, height: side) }
  }

  @Test func catWall() throws {
    let view = try collectionView(.catWall)
    #expect(
      frames(view, [0, 1, 2, 3, 4, 7])
        == squares(
          220, [(10, 54), (271.5, 54), (532.5, 54), (794, 54), (10, 294), (794, 294)]))
    let kind = UICollectionView.elementKindSectionHeader
    let headers = (0..<2).compactMap {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame
    }
    #expect(
      headers == [
        CGRect(x: 0, y: 0, width: 1024, height: 44), CGRect(x: 0, y: 1244, width: 1024, height: 44),
      ])
    #expect(frames(view, section: 1, [0]) == squares(220, [(10, 1298)]))
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.origin.y == 294)
  }

  @Test func bars() throws {
    let view = try collectionView(.bars)
    let expected: [(CGFloat, CGFloat)] = [(10, 10), (10, 73.5), (10, 137), (10, 708), (40, 10)]
    #expect(
      frames(view, [0, 1, 2, 11, 12])
        == expected.map { CGRect(x: $0.0, y: $0.1, width: 20, height: 50) })
    #expect(view.contentSize == CGSize(width: 3010, height: 768))
  }

  @Test func timeMachine() throws {
    let view = try collectionView(.timeMachine)
    #expect(
      frames(view, [0, 1, 2, 3, 4, 10])
        == squares(
          200, [(10, 10), (278, 10), (546, 10), (814, 10), (10, 250), (546, 490)]))
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
    #expect(view.numberOfItems(inSection: 0) == 11)
  }

  @Test func photoSections() throws {
    let view = try collectionView(.photoSections)
    #expect(
      frames(view, [0, 1, 2, 3, 11])
        == squares(220, [(10, 10), (271.5, 10), (532.5, 10), (794, 10), (794, 490)]))
    #expect(frames(view, section: 1, [0]) == squares(220, [(10, 730)]))
    #expect(view.contentSize == CGSize(width: 1024, height: 7200))
    #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.isHighlighted == true)
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.isSelected == true)
  }

  /// Only the highlighted photo is paler than the others, and only while the finger touches it.
  @Test func aHighlightLowersTheAlpha() throws {
    let view = try collectionView(.photoSections)
    let path = IndexPath(item: 6, section: 0)
    func alphas() -> [IndexPath: CGFloat?] {
      let cells = view.indexPathsForVisibleItems.map { path in
        (path, view.cellForItem(at: path)?.contentView.subviews.first?.alpha)
      }
      return Dictionary(uniqueKeysWithValues: cells)
    }
    // A layer stores its opacity as a `Float`, and a view stores its alpha in the layer.
    #expect(alphas().filter { $0.value != 1 } == [path: CGFloat(Float(0.8))])
    view.machine.setHighlighted(false, at: path)
    #expect(alphas().allSatisfy { $0.value == 1 })
  }

  @Test func scrollingPhoto() throws {
    let renderer = SceneRenderer(
      scene: .scrollingPhoto, size: CGSize(width: 1024, height: 768), scale: 2)
    let scrollView = try #require(renderer.scrollView)
    #expect(scrollView.contentSize == CGSize(width: 2048, height: 1536))
    #expect(scrollView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 2048, height: 1536))
    #expect(scrollView.maximumContentOffset == CGPoint(x: 1024, y: 768))
  }
}
