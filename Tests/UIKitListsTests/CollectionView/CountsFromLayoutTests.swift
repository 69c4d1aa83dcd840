import Testing
import UIKit

/// A layout that computes the number of items, and a data source that returns it.
@MainActor @Suite struct CountsFromLayoutTests {
  private final class Calendar: UICollectionViewLayout {
    var days = 3
    private(set) var frames: [CGRect] = []

    override func prepare() {
      frames = (0..<days).map { CGRect(x: 0, y: 10 * $0, width: 10, height: 10) }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10 * days) }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) } }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      (view.collectionViewLayout as? Calendar)?.frames.count ?? 0
    }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) }
  }

  @Test func layoutsAreReadyWhenItemsAreCounted() {
    let (layout, source) = (Calendar(), Source())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    layout.days = 5
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 5)
  }
}
