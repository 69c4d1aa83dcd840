import UIKit

/// Tiles in a pattern of nested groups, a section for each range of colours.
final class NestedGroupsViewController: UICollectionViewController {
  private static let cellIdentifier = "Tile"
  private static let headerKind = UICollectionView.elementKindSectionHeader

  private struct Range {
    let name: String
    let count: Int
    let hue: CGFloat
  }

  /// The items of the sections. The first ends in the middle of a pattern, the others with a
  /// complete one.
  private let ranges = [
    Range(name: "Sea", count: 13, hue: 0.46), Range(name: "Heath", count: 18, hue: 0.72),
    Range(name: "Sun", count: 9, hue: 0.98),
  ]

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NestedGroups.section(header: Self.headerKind)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.register(
      SectionTitle.self, forSupplementaryViewOfKind: Self.headerKind,
      withReuseIdentifier: Self.headerKind)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { ranges.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { ranges[section].count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    let range = ranges[indexPath.section]
    (cell as? TileCell)?.show(indexPath.item, of: range.count, hue: range.hue)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.headerKind, for: indexPath)
    (view as? SectionTitle)?.show(ranges[indexPath.section].name)
    return view
  }
}
