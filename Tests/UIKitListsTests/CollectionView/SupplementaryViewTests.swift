import Testing
import UIKit
import UIKitTestSupport

/// Multiple supplementary views of different kinds per section, and decoration views.
@MainActor @Suite struct SupplementaryViewTests {
  /// One section of rows, with a badge per row, a mark per ten rows, and a shelf per two rows.
  final class Shelves: UICollectionViewLayout {
    static let rows = 20

    override var collectionViewContentSize: CGSize {
      CGSize(width: 20, height: CGFloat(Self.rows) * 10)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<Self.rows).flatMap { row -> [UICollectionViewLayoutAttributes] in
        let path = IndexPath.item(row)
        let frame = CGRect(x: 0, y: CGFloat(row) * 10, width: 10, height: 10)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        let badge = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "badge", with: path)
        let mark = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "mark", with: IndexPath(indexes: [0, row, 7]))
        let shelf = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "shelf", with: path)
        for attributes in [cell, badge, mark, shelf] { attributes.frame = frame }
        badge.frame.origin.x = 10
        return [badge, cell] + (row % 10 == 0 ? [mark] : []) + (row % 2 == 0 ? [shelf] : [])
      }.filter { $0.frame.intersects(rect) }
    }
  }

  final class Shelf: UICollectionReusableView {}
  final class OtherShelf: UICollectionReusableView {}

  /// Provides views of all kinds and logs all calls.
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var heard: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Shelves.rows }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      heard.append("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      heard.append("\(kind) \(indexPath)")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "any", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      #expect(cell.superview == nil)
      heard.append("will cell \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String,
      at indexPath: IndexPath
    ) {
      #expect(view.superview == nil)
      heard.append("will \(kind) \(indexPath)")
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      #expect(cell.superview == nil)
      heard.append("end cell \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind kind: String, at indexPath: IndexPath
    ) {
      #expect(view.superview == nil)
      heard.append("end \(kind) \(indexPath)")
    }

    func takeEvents() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  let view: UICollectionView
  let layout = Shelves()
  let source = Source()

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 15), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    for kind in ["badge", "mark"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "any")
    }
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
  }

  /// Each view is requested, displayed and inserted in the layout's order.
  @Test func eachIsRequestedAndDisplayedInTheLayoutsOrder() {
    #expect(
      source.takeEvents() == [
        "badge [0, 0]", "will badge [0, 0]", "cell 0", "will cell 0", "mark [0, 0, 7]",
        "will mark [0, 0, 7]", "badge [0, 1]", "will badge [0, 1]", "cell 1", "will cell 1",
      ])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").count == 2)
    let mark = IndexPath(indexes: [0, 0, 7])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "mark") == [mark])
    #expect(view.supplementaryView(forElementKind: "mark", at: mark)?.frame.width == 10)
    #expect(view.supplementaryView(forElementKind: "badge", at: mark) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
  }

  @Test func eachIsNotifiedThatItsDisplayEnded() {
    _ = source.takeEvents()
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(
      source.takeEvents().filter { $0.hasPrefix("end") } == [
        "end cell 0", "end cell 1", "end badge [0, 0]", "end mark [0, 0, 7]", "end badge [0, 1]",
      ])
  }

  /// Only cells are retained when invisible: a header that becomes visible again is requested
  /// again.
  @Test func supplementaryViewsAreReusedAtOnce() {
    let first = view.visibleSupplementaryViews(ofKind: "badge")
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    let second = view.visibleSupplementaryViews(ofKind: "badge")
    #expect(Set(first.map(ObjectIdentifier.init)) == Set(second.map(ObjectIdentifier.init)))
    _ = source.takeEvents()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(source.takeEvents().contains("badge [0, 0]"))
  }

  @Test func decorationViewsComeFromTheLayoutAlone() {
    var shelves: [Shelf] { view.subviews.compactMap { $0 as? Shelf } }
    #expect(shelves.count == 1 && shelves.first?.reuseIdentifier == "shelf")
    #expect(view.subviews.first is Shelf, "decoration views are behind cells of the same z-index")
    let first = shelves.first
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(shelves.first === first && first?.frame.minY == 20)
    #expect(!source.takeEvents().contains { $0.contains("shelf") })
  }

  @Test func anotherLayoutHasDecorationViewsOfItsOwn() {
    let other = Shelves()
    other.register(OtherShelf.self, forDecorationViewOfKind: "shelf")
    view.collectionViewLayout = other
    view.layoutIfNeeded()
    #expect(!view.subviews.contains { $0 is Shelf })
    #expect(view.subviews.count { $0 is OtherShelf } == 1)
    other.register(Shelf.self, forDecorationViewOfKind: "shelf")
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(view.subviews.count { $0 is Shelf } == 1)
  }
}
