import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewBehaviours {
  /// Adds rows about visible views, and how to find them.
  static func addViews(to list: inout Behaviours) {
    list.row(
      "visibleCells has the visible cells, without supplementary views",
      .apple("uikit/uicollectionview/indexpathsforvisibleitems")
    ) {
      let fixture = Fixture(Listing([["a", "b"], ["c", "d"]]), hasHeaders: true)
      #expect(fixture.view.indexPathsForVisibleItems == [])
      fixture.view.layoutIfNeeded()
      let paths: [IndexPath] = [.item(0), .item(1), .item(0, 1)]
      #expect(Set(fixture.view.indexPathsForVisibleItems) == Set(paths))
      #expect(fixture.view.visibleCells.count == 3)
    }
    list.row(
      "cellForItem(at:) is nil for an item that does not exist",
      .apple("uikit/uicollectionview/cellforitem(at:)")
    ) {
      let fixture = Fixture(count: 3)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.cellForItem(at: .item(2)) != nil)
      #expect(fixture.view.cellForItem(at: .item(3)) == nil)
      #expect(fixture.view.cellForItem(at: .item(0, 1)) == nil)
    }
    list.row(
      "cellForItem(at:) is nil offscreen unless a cell is prepared",
      .apple("uikit/uicollectionview/cellforitem(at:)")
    ) {
      let fixture = Fixture(count: 30)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.cellForItem(at: .item(3)) != nil)
      #expect(fixture.view.cellForItem(at: .item(20)) == nil)
    }
    list.row(
      "indexPath(for:) is nil for a cell that is not in the collection view",
      .apple("uikit/uicollectionview/indexpath(for:)")
    ) {
      let fixture = Fixture(count: 3)
      fixture.view.layoutIfNeeded()
      let cells = fixture.view.visibleCells
      #expect(cells.compactMap { fixture.view.indexPath(for: $0)?.item } == [0, 1, 2])
      #expect(fixture.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    }
    list.row(
      "indexPathForItem(at:) uses the layout, in content coordinates",
      .apple("uikit/uicollectionview/indexpathforitem(at:)")
    ) {
      let fixture = Fixture(count: 20)
      fixture.scroll(to: 100)
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 3, y: 104)) == .item(10))
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 3, y: 34)) == .item(3))
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 3, y: 201)) == nil)
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 21, y: 104)) == nil)
    }
    list.row(
      "indexPathForItem(at:) finds no item at a header",
      .apple("uikit/uicollectionview/indexpathforitem(at:)")
    ) {
      let fixture = Fixture(Listing([["a"]]), hasHeaders: true)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 3, y: 2)) == nil)
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 3, y: 6)) == .item(0))
    }
    list.row(
      "layoutAttributesForItem(at:) is nil for an item that does not exist",
      .apple("uikit/uicollectionview/layoutattributesforitem(at:)")
    ) {
      let fixture = Fixture(count: 5)
      fixture.view.layoutIfNeeded()
      #expect(
        fixture.view.layoutAttributesForItem(at: .item(4))?.frame
          == CGRect(x: 0, y: 40, width: 20, height: 10))
      #expect(fixture.view.layoutAttributesForItem(at: .item(5)) == nil)
    }
    list.row(
      "layoutAttributesForSupplementaryElement is nil for one that does not exist",
      .apple("uikit/uicollectionview/layoutattributesforsupplementaryelement(ofkind:at:)")
    ) {
      let screen = FlowScreen(100, 100, counts: [1, 1])
      screen.layout.headerReferenceSize = CGSize(width: 0, height: 8)
      screen.view.layoutIfNeeded()
      #expect(screen.header(1) == CGRect(x: 0, y: 58, width: 100, height: 8))
      #expect(screen.footer(1) == nil && screen.header(2) == nil)
    }
    list.row(
      "supplementaryView(forElementKind:at:) is nil if there is no view",
      .apple("uikit/uicollectionview/supplementaryview(forelementkind:at:)")
    ) {
      let fixture = Fixture(Listing([["a"], ["b"]]), hasHeaders: true)
      fixture.view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      let header = fixture.view.supplementaryView(forElementKind: kind, at: .item(0, 1))
      #expect(header?.frame == CGRect(x: 0, y: 14, width: 20, height: 4))
      #expect(fixture.view.supplementaryView(forElementKind: kind, at: .item(0, 2)) == nil)
      #expect(fixture.view.supplementaryView(forElementKind: "other", at: .item(0)) == nil)
    }
    list.row(
      "index paths of visible supplementary elements are empty if there are none",
      .apple("uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)")
    ) {
      let fixture = Fixture(Listing([["a"], ["b"]]), hasHeaders: true)
      fixture.view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      let paths = fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      #expect(Set(paths) == [.item(0), .item(0, 1)])
      #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "other") == [])
    }
    list.row(
      "the delegate is called before a cell is added",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)")
    ) {
      final class Diary: NSObject, UICollectionViewDelegate {
        var wasInside: [Bool] = []
        func collectionView(
          _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt path: IndexPath
        ) { wasInside.append(cell.isDescendant(of: view)) }
      }
      let (fixture, diary) = (Fixture(count: 2), Diary())
      fixture.view.delegate = diary
      fixture.view.layoutIfNeeded()
      #expect(diary.wasInside == [false, false])
    }
    list.row(
      "the delegate is called before a supplementary view is added",
      .apple(
        "uikit/uicollectionviewdelegate/"
          + "collectionview(_:willdisplaysupplementaryview:forelementkind:at:)")
    ) {
      final class Diary: NSObject, UICollectionViewDelegate {
        var heard: [String] = []
        func collectionView(
          _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
          forElementKind kind: String, at path: IndexPath
        ) { heard.append("\(path.section) \(header.isDescendant(of: view))") }
      }
      let (fixture, diary) = (Fixture(Listing([["a"], []]), hasHeaders: true), Diary())
      fixture.view.delegate = diary
      fixture.view.layoutIfNeeded()
      #expect(diary.heard == ["0 false", "1 false"])
    }
    list.row(
      "the delegate is called for each removed cell",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)")
    ) {
      let fixture = Fixture(count: 20)
      fixture.view.layoutIfNeeded()
      _ = fixture.listing.takeEvents()
      fixture.scroll(to: 20)
      let heard = fixture.listing.takeEvents().filter { $0.hasPrefix("end") }
      #expect(Set(heard) == ["end 0,0", "end 0,1"])
    }
    list.row(
      "the background view fills the bounds, behind all other views, and does not scroll",
      .apple("uikit/uicollectionview/backgroundview")
    ) {
      let (fixture, background) = (Fixture(count: 20), UIView())
      #expect(fixture.view.backgroundView == nil)
      fixture.view.layoutIfNeeded()
      fixture.view.backgroundView = background
      fixture.view.layoutIfNeeded()
      #expect(background.frame == CGRect(x: 0, y: 0, width: 20, height: 35))
      fixture.scroll(to: 90)
      #expect(background.frame == CGRect(x: 0, y: 90, width: 20, height: 35))
      #expect(fixture.view.subviews.first === background)
    }
    list.row(
      "items with a higher zIndex are in front",
      .apple("uikit/uicollectionviewlayoutattributes/zindex")
    ) {
      final class Stack: RowsLayout {
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          let all = super.layoutAttributesForElements(in: rect) ?? []
          for attributes in all { attributes.zIndex = 10 - attributes.indexPath.item }
          return all
        }
      }
      let fixture = Fixture(Listing(count: 3), layout: Stack())
      fixture.view.layoutIfNeeded()
      let order = fixture.view.subviews.compactMap { ($0 as? ItemCell)?.text }
      #expect(order == ["2", "1", "0"])
    }
  }
}
