import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewBehaviours {
  /// Adds rows about data sources, registration and dequeuing.
  static func addData(to list: inout Behaviours) {
    list.row(
      "a data source without numberOfSections(in:) has one section",
      .apple("uikit/uicollectionviewdatasource/numberofsections(in:)")
    ) {
      final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          7
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
      }
      let (fixture, items) = (Fixture(count: 0), Items())
      fixture.view.dataSource = items
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.numberOfSections == 1)
      #expect(fixture.view.numberOfItems(inSection: 0) == 7)
    }
    list.row(
      "the data source and the delegate are not retained",
      .apple("uikit/uicollectionview/datasource")
    ) {
      let view = UICollectionView(frame: .zero, collectionViewLayout: RowsLayout())
      do {
        let listing = Listing(count: 1)
        view.dataSource = listing
        view.delegate = listing
        #expect(view.dataSource != nil)
      }
      #expect(view.dataSource == nil && view.delegate == nil)
    }
    list.row(
      "a new data source is requested for its counts",
      .collectionGuide("CreatingCellsandViews")
    ) {
      let (fixture, other) = (Fixture(count: 9), Listing([["a"], ["b", "c"]]))
      fixture.view.layoutIfNeeded()
      fixture.view.dataSource = other
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.numberOfSections == 2)
      #expect(fixture.view.numberOfItems(inSection: 1) == 2)
      #expect(fixture.texts == ["a", "b", "c"])
    }
    list.row(
      "a registered class is created with init(frame:)",
      .apple("uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)")
    ) {
      final class Cell: UICollectionViewCell {
        var frames: [CGRect] = []
        override init(frame: CGRect) {
          super.init(frame: frame)
          frames.append(frame)
        }
        required init?(coder: NSCoder) { nil }
      }
      let fixture = Fixture(count: 3)
      fixture.view.register(Cell.self, forCellWithReuseIdentifier: "item")
      fixture.view.layoutIfNeeded()
      let cells = fixture.view.visibleCells.compactMap { $0 as? Cell }
      #expect(cells.map(\.frames.count) == [1, 1, 1])
    }
    list.row(
      "prepareForReuse() is called for reused cells, not for new ones",
      .apple("uikit/uicollectionreusableview/prepareforreuse()")
    ) {
      let fixture = Fixture(count: 20)
      fixture.view.layoutIfNeeded()
      let cells = fixture.view.visibleCells.compactMap { $0 as? ItemCell }
      #expect(cells.map(\.preparations) == [0, 0, 0, 0])
      fixture.scroll(to: 100)
      let again = fixture.view.visibleCells.compactMap { $0 as? ItemCell }
      #expect(again.map(\.preparations) == [1, 1, 1, 1])
      #expect(Set(again.map(ObjectIdentifier.init)) == Set(cells.map(ObjectIdentifier.init)))
    }
    list.row(
      "registering another class for an identifier replaces the old one",
      .apple("uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-3vaho")
    ) {
      final class Other: UICollectionViewCell {}
      let fixture = Fixture(count: 1)
      fixture.view.register(Other.self, forCellWithReuseIdentifier: "item")
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.cellForItem(at: .item(0)) is Other)
    }
    list.row(
      "a view keeps the reuse identifier that it was dequeued with",
      .apple("uikit/uicollectionreusableview/reuseidentifier")
    ) {
      let fixture = Fixture(Listing([["a"]]), hasHeaders: true)
      fixture.view.layoutIfNeeded()
      let header = fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0))
      #expect(fixture.view.cellForItem(at: .item(0))?.reuseIdentifier == "item")
      #expect(header?.reuseIdentifier == "header")
      #expect(UICollectionViewCell(frame: .zero).reuseIdentifier == nil)
    }
    list.row(
      "supplementary views are registered by kind and identifier",
      .apple(
        "uikit/uicollectionview/"
          + "register(_:forsupplementaryviewofkind:withreuseidentifier:)-661io")
    ) {
      final class Header: UICollectionReusableView {}
      let fixture = Fixture(Listing([["a"]]), hasHeaders: true)
      for (kind, type) in [
        (UICollectionView.elementKindSectionHeader, Header.self as AnyClass),
        (UICollectionView.elementKindSectionFooter, UICollectionReusableView.self),
      ] {
        fixture.view.register(
          type, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      }
      fixture.view.layoutIfNeeded()
      let headers = fixture.view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader)
      #expect(headers.map { $0 is Header } == [true])
    }
    list.row(
      "the kinds of headers and footers are UICollectionElementKindSectionHeader and …Footer",
      .collectionGuide("CreatingCellsandViews")
    ) {
      #expect(
        UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
      #expect(
        UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    }
    list.row(
      "a cell registration needs no register call and configures each cell with its item",
      .apple("uikit/uicollectionview/cellregistration")
    ) {
      final class Items: NSObject, UICollectionViewDataSource {
        var configured: [String] = []
        var registration: UICollectionView.CellRegistration<ItemCell, Int>!
        override init() {
          super.init()
          registration = .init { [unowned self] cell, path, number in
            cell.text = "\(number)"
            configured.append("\(path.item): \(number)")
          }
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          2
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueConfiguredReusableCell(
            using: registration, for: path, item: 10 * path.item + 7)
        }
      }
      let (fixture, items) = (Fixture(count: 0), Items())
      fixture.view.dataSource = items
      fixture.view.layoutIfNeeded()
      #expect(items.configured == ["0: 7", "1: 17"])
      #expect(fixture.texts == ["7", "17"])
    }
    list.row(
      "numberOfItems(inSection:) returns the data source's count",
      .apple("uikit/uicollectionview/numberofitems(insection:)")
    ) {
      let fixture = Fixture(Listing([[], ["a", "b", "c"]]))
      fixture.view.layoutIfNeeded()
      #expect((0..<2).map { fixture.view.numberOfItems(inSection: $0) } == [0, 3])
    }
    list.row(
      "prefetching is enabled by default; without it no data are prefetched",
      .apple("uikit/uicollectionview/isprefetchingenabled")
    ) {
      final class Prefetches: NSObject, UICollectionViewDataSourcePrefetching {
        var asked: [Int] = []
        func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
          asked += paths.map(\.item)
        }
      }
      #expect(
        UICollectionView(frame: .zero, collectionViewLayout: RowsLayout()).isPrefetchingEnabled)
      for isEnabled in [true, false] {
        let (fixture, prefetches) = (Fixture(count: 40, prefetches: isEnabled), Prefetches())
        fixture.view.prefetchDataSource = prefetches
        fixture.view.layoutIfNeeded()
        for offset in stride(from: CGFloat(2), to: 30, by: 2) { fixture.scroll(to: offset) }
        #expect(prefetches.asked.isEmpty == !isEnabled)
        #expect(!prefetches.asked.contains { $0 < 4 }, "visible items are not announced")
      }
    }
  }
}
