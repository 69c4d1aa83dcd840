import UIKit

/// A data source and delegate that records its calls.
@MainActor
package final class Listing: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  package var sections: [[String]]
  package var heard: [String] = []
  package var headers = false

  package init(_ sections: [[String]]) { self.sections = sections }

  package convenience init(count: Int) { self.init([(0..<count).map { "\($0)" }]) }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    heard.append("cell \(indexPath.section),\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    heard.append("header \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("will \(indexPath.section),\(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("end \(indexPath.section),\(indexPath.item)") }

  /// Returns the calls since the last time, in order.
  package func takeEvents() -> [String] {
    defer { heard = [] }
    return heard
  }
}

/// A cell that draws its text and counts its reuses.
package final class ItemCell: UICollectionViewCell {
  package var text = "" {
    didSet { setNeedsDisplay() }
  }
  package private(set) var preparations = 0
  package private(set) var applied: [IndexPath] = []

  package override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    text = ""
  }

  package override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes.indexPath)
  }

  package override func draw(_ rect: CGRect) {
    let shade = CGFloat(text.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 200 }) / 255
    UIColor(white: shade, alpha: 1).setFill()
    UIRectFill(bounds)
  }
}

/// Rows of 10 points, one for each item, without gaps between sections; optional headers of 4
/// points.
open class RowsLayout: UICollectionViewLayout {
  package static let rowHeight: CGFloat = 10
  package static let headerHeight: CGFloat = 4

  package var hasHeaders = false
  package private(set) var preparations = 0
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  open override func prepare() {
    preparations += 1
    attributes = []
    height = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      if hasHeaders {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section))
        place(header, Self.headerHeight)
      }
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        place(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)),
          Self.rowHeight)
      }
    }
  }

  private func place(_ element: UICollectionViewLayoutAttributes, _ rowHeight: CGFloat) {
    element.frame = CGRect(
      x: 0, y: height, width: collectionView?.bounds.width ?? 0, height: rowHeight)
    height += rowHeight
    attributes.append(element)
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// A collection view of 20 by 35 points over rows of 10, with its data.
///
/// Its cells are made when they become visible, as before iOS 10, unless a test requests
/// prefetching.
@MainActor
package struct Fixture {
  package let view: UICollectionView
  package let layout: RowsLayout
  package let listing: Listing

  package init(
    _ listing: Listing, hasHeaders: Bool = false, prefetches: Bool = false,
    layout: RowsLayout = RowsLayout()
  ) {
    self.listing = listing
    self.layout = layout
    layout.hasHeaders = hasHeaders
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 35), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.isPrefetchingEnabled = prefetches
    view.dataSource = listing
    view.delegate = listing
  }

  package init(count: Int, prefetches: Bool = false) {
    self.init(Listing(count: count), prefetches: prefetches)
  }

  package func scroll(to y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
    view.machine._checkInvariants()
  }

  /// The pixels of the collection view, as bytes.
  package func picture() -> [UInt8] {
    guard let bitmap = view.snapshotBitmap(scale: 1) else { return [] }
    return (0..<bitmap.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: bitmap.pixels + row * bitmap.bytesPerRow, count: bitmap.width * 4)
    }
  }

  /// The texts of the visible cells, top to bottom.
  package var texts: [String] { view.visibleCells.compactMap { ($0 as? ItemCell)?.text } }
}

extension IndexPath {
  package static func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
