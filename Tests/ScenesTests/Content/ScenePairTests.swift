import SeededRandom
import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests that scenes for profiling side by side show the same pictures.
@MainActor
@Suite struct ScenePairTests {
  nonisolated static let pairs: [(Scene, Scene)] = [
    (.photoStream, .halfwayPhotoStream), (.catWall, .busyCatWall), (.catWall, .relievedCatWall),
    (.photoRowsIOS9, .photoRowsIOS10), (.photoRowsIOS9, .photoRowsPrefetching),
    (.xibCatWall, .rereadXibCatWall), (.nestedCatWall, .xibCatWall),
  ]

  @Test(arguments: pairs)
  func showTheSame(_ one: Scene, _ other: Scene) throws {
    let first = SceneRenderer.small(one, scale: 2)
    let second = SceneRenderer.small(other, scale: 2)
    var random = SeededGenerator(test: 11)
    for offset in first.offsets(4, &random) {
      let expected = try ContentPicture(first, at: offset)
      #expect(try ContentPicture(second, at: offset).equals(expected), "at \(offset), \(random)")
    }
  }

  /// A photograph scaled down from its full size is a little sharper than one decoded at a small
  /// size.
  @Test func theNaiveStreamShowsTheSamePhotographs() throws {
    let first = SceneRenderer.small(.photoStream)
    let second = SceneRenderer.small(.naivePhotoStream)
    let (one, two) = (try Self.channels(first), try Self.channels(second))
    #expect(one != two)
    let difference = zip(one, two).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(difference < 6 * one.count, "\(difference / one.count)")
  }

  private static func channels(_ renderer: SceneRenderer) throws -> [UInt8] {
    let bitmap = try renderer.render(offset: .zero).bitmap
    bitmap.flush()
    return (0..<bitmap.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: bitmap.pixels + row * bitmap.bytesPerRow, count: bitmap.width * 4)
    }
  }

  /// Corners that a layer clips and corners that are painted differ in their edges only.
  @Test func roundedCardsDifferInTheirCornersAlone() throws {
    let first = SceneRenderer.small(.roundedCards)
    let second = SceneRenderer.small(.maskedCards)
    let one = try ContentPicture(first, at: .zero)
    let (differing, common, _) = one.disagreement(with: try ContentPicture(second, at: .zero))
    #expect(differing * 50 < common, "\(differing)")
  }

  /// A label's lines differ from the drawn text by a pixel; the cards and their frames are equal.
  @Test func theNestedWallDiffersInItsTextAlone() throws {
    let first = SceneRenderer.small(.catWall, scale: 2)
    let second = SceneRenderer.small(.nestedCatWall, scale: 2)
    var random = SeededGenerator(test: 11)
    for offset in first.offsets(4, &random) {
      let one = try ContentPicture(first, at: offset)
      let (differing, common, _) = one.disagreement(with: try ContentPicture(second, at: offset))
      #expect(common == 1024 * 768)
      #expect(differing * 50 < common, "\(differing) pixels at \(offset)")
    }
    let frames = { (renderer: SceneRenderer) in
      renderer.collectionView?.visibleCells.map(\.frame.origin.y).sorted()
    }
    #expect(frames(first) == frames(second))
  }
}
