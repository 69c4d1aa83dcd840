import Testing
import UIKit

@testable import Scenes

/// Tests the frames of cells, headers and footers in scenes for a phone against the flow layout's
/// arithmetic by hand, on a screen of 375 × 667 points at scale 2.
@MainActor
@Suite struct PhoneSceneFramesTests {
  private func renderer(_ scene: Scene) -> SceneRenderer {
    SceneRenderer(scene: scene, size: CGSize(width: 375, height: 667), scale: 2)
  }

  private func frames(_ view: UICollectionView, section: Int, _ items: Range<Int>) -> [CGRect] {
    items.compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// Returns the positions and heights of the supplementary views of a kind.
  private func bars(_ view: UICollectionView, _ kind: String) -> [[CGFloat]] {
    (0..<view.numberOfSections).compactMap {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: $0)
      )?.frame
    }.map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test func lettersAndDigits() throws {
    #expect(Scene.lettersAndDigits.defaultSize == CGSize(width: 375, height: 667))
    let renderer = renderer(.lettersAndDigits)
    let view = try #require(renderer.collectionView)
    let size = CGSize(width: 153, height: 128)
    func cells(_ ys: [CGFloat]) -> [CGRect] {
      ys.flatMap { y in
        [20, 202].map { CGRect(origin: CGPoint(x: $0, y: y), size: size) }
      }
    }
    #expect(frames(view, section: 0, 0..<6) == cells([40, 188, 336]))
    #expect(frames(view, section: 1, 0..<6) == cells([544, 692, 840]))
    #expect(bars(view, header) == [[0, 0, 375, 40], [0, 499, 375, 45]])
    #expect(bars(view, footer) == [[0, 464, 375, 35], [0, 968, 375, 35]])
    #expect(view.contentSize == CGSize(width: 375, height: 1003))
  }

  @Test func lettersAndDigitsReportWhereTheyAre() throws {
    let renderer = renderer(.lettersAndDigits)
    let view = try #require(renderer.collectionView)
    let cell = try #require(
      view.cellForItem(at: IndexPath(item: 3, section: 0)) as? LabelledImageCell)
    #expect(cell.label.text == "(0, 3)")
    #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 153, height: 102.4))
    #expect(cell.label.frame.minY == 102.4)
    #expect(cell.label.bounds.size == CGSize(width: 153, height: 25.6))
    let words = [header, footer].map { kind in
      (view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        as? LabelReusableView)?.label.text
    }
    #expect(words == ["Section 0", "Section 0 have 6 items"])
  }

  @Test func blueCells() throws {
    let renderer = renderer(.blueCells)
    let view = try #require(renderer.collectionView)
    let size = CGSize(width: 80, height: 80)
    // The width of 355 points has four cells: the gaps are 11.67, and the origins are rounded to
    // half points.
    let expected = [(10, 10), (101.5, 10), (193.5, 10), (285, 10), (10, 100)]
      .map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size) }
    #expect(frames(view, section: 0, 0..<5) == expected)
    #expect(view.numberOfItems(inSection: 0) == 100)
    #expect(view.contentSize == CGSize(width: 375, height: 2260))
    #expect(view.prefetchDataSource === renderer.window.rootViewController)
  }

  @Test func photoStream() throws {
    let renderer = renderer(.photoStream)
    let view = try #require(renderer.collectionView)
    let expected = [(10, 10), (220, 10), (10, 120)]
      .map { CGRect(x: CGFloat($0.0), y: CGFloat($0.1), width: 145, height: 100) }
    #expect(frames(view, section: 0, 0..<3) == expected)
    #expect(view.contentSize == CGSize(width: 375, height: 5290))
  }

  /// Sections begin at 0, 400, 908, 1308 and 1816, and end with the content at 2216. The first has
  /// a header of 36, 12, three rows of 96 with gaps of 12, 12, and a footer of 28.
  @Test func stickyHeadersInTheirPlaces() throws {
    let renderer = renderer(.stickyHeaders)
    let view = try #require(renderer.collectionView)
    let size = CGSize(width: 108, height: 96)
    let expected = [(12, 48), (133.5, 48), (255, 48), (12, 156)]
      .map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size) }
    #expect(frames(view, section: 0, 0..<4) == expected)
    #expect(view.contentSize == CGSize(width: 375, height: 2216))
  }

  struct Pinned: CustomTestStringConvertible, Sendable {
    let offset: CGFloat
    let headers: [CGFloat]
    let footers: [CGFloat]
    var testDescription: String { "at \(offset)" }
  }

  /// A header stays at the top of the screen from its place on until its section's end pushes it
  /// out; a footer appears with its section's start and stays at the bottom until its place.
  nonisolated private static let pinned = [
    Pinned(
      offset: 0, headers: [0, 400, 908, 1308, 1816], footers: [372, 639, 908, 1308, 1816]),
    Pinned(
      offset: 164, headers: [164, 400, 908, 1308, 1816], footers: [372, 803, 908, 1308, 1816]),
    // 382 + 36 is past the end of the reds at 400: their header is pushed out by 18 points.
    Pinned(
      offset: 382, headers: [364, 400, 908, 1308, 1816], footers: [372, 880, 1021, 1308, 1816]),
    Pinned(
      offset: 400, headers: [364, 400, 908, 1308, 1816], footers: [372, 880, 1039, 1308, 1816]),
    Pinned(
      offset: 1549, headers: [364, 872, 1272, 1549, 1816],
      footers: [372, 880, 1280, 1788, 2188]),
  ]

  @Test(arguments: pinned)
  func stickyHeadersRemainVisible(_ row: Pinned) throws {
    let renderer = renderer(.stickyHeaders)
    let view = try #require(renderer.collectionView)
    view.contentOffset.y = row.offset
    renderer.window.layoutIfNeeded()
    #expect(bars(view, header) == row.headers.map { [0, $0, 375, 36] })
    #expect(bars(view, footer) == row.footers.map { [0, $0, 375, 28] })
    for kind in [header, footer] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let shown = view.supplementaryView(forElementKind: kind, at: path)?.frame
        let told = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
        #expect(shown == told)
      }
    }
  }
}
