import BenchmarkScreens
import Testing
import UIKit

@testable import benchmark

/// Tests that the layouts in C have a flow layout's frames.
@MainActor
@Suite struct PlainLayoutTests {
  private static let count = 500

  @Test func uniformFramesAreTheFlowLayouts() {
    let plain = PlainLayout(Self.count)
    plain.layOutUniform()
    expectSame(plain, Items(Self.count), count: Self.count)
  }

  @Test func sizedFramesAreTheFlowLayouts() {
    let plain = PlainLayout(Self.count)
    plain.layOutSized()
    expectSame(plain, SizedItems(Self.count), count: Self.count)
  }

  @Test func anUpdateTakesOutAndPutsIn() {
    let plain = PlainLayout(12)
    plain.layOutSized()
    let sizes = (0..<12).map { SizedItems.size(at: IndexPath(item: $0, section: 0)) }
    plain.update(from: [5, 0], to: [1, 11])
    var expected = sizes
    expected.remove(at: 5)
    expected.remove(at: 0)
    expected.insert(CGSize(width: 220, height: 220), at: 1)
    expected.insert(CGSize(width: 220, height: 220), at: 11)
    #expect((0..<12).map { plain.frame($0).size } == expected)
  }

  @Test func whatIsSeenIsFound() {
    let plain = PlainLayout(40)
    plain.layOutUniform()
    #expect(plain.visible(from: 0, height: 768) == 16)
    #expect(plain.visible(from: 300, height: 10) == 4)
    #expect(plain.visible(from: 1_000_000, height: 10) == 0)
  }

  private func expectSame(_ plain: PlainLayout, _ items: Items, count: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 220)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1024, height: 768), collectionViewLayout: layout)
    view.dataSource = items
    view.delegate = items as? any UICollectionViewDelegate
    layout.prepare()
    for index in 0..<count {
      let path = IndexPath(item: index, section: 0)
      guard let frame = layout.layoutAttributesForItem(at: path)?.frame else {
        Issue.record("no frame of item \(index)")
        return
      }
      let other = plain.frame(index)
      // The layout rounds to device pixels.
      let isNear = abs(frame.minX - other.minX) <= 1 && abs(frame.minY - other.minY) <= 1
      #expect(isNear && frame.size == other.size, "item \(index): \(frame), \(other)")
    }
  }
}
