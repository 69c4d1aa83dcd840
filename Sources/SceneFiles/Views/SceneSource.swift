import UIKit

/// The data source and delegate of a scene's collection view.
@MainActor
final class SceneSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let contents: SceneContents
  private var kind: LayoutKind { contents.scene.layoutKind }
  /// The collection view whose rows expand and collapse.
  weak var view: UICollectionView?
  private var sizes: [Int: [CGSize]] = [:]
  private var sizedRoom = CGSize.zero
  /// The size of the view at the last calculation of the room.
  private var lastBounds = CGSize.zero

  init(_ contents: SceneContents) { self.contents = contents }

  /// Resets the cached sizes of items.
  func discardSizes() { sizes = [:] }

  private func path(_ indexPath: IndexPath) -> ItemPath {
    ItemPath(indexPath.section, indexPath.item)
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    contents.items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let path = path(indexPath)
    if kind == .list {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledRow.rowIdentifier, for: indexPath)
      if let item = contents.item(path) { (cell as? StyledRow)?.show(item, in: contents) }
      return cell
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: StyledCell.identifier, for: indexPath)
    (cell as? StyledCell)?.show(contents.item(path), in: contents) {
      [weak self, weak collectionView] attributes in
      guard let self, let collectionView else { return attributes.size }
      return self.preferredSize(of: path, attributes, collectionView)
    }
    return cell
  }

  private func preferredSize(
    of path: ItemPath, _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
  ) -> CGSize {
    let sizes = itemSizes(view)
    guard kind == .compositional else { return sizes.measuredSize(of: path) }
    return contents.item(path).map { sizes.preferredSize(of: $0, attributes) } ?? attributes.size
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: StyledBar.identifier, for: indexPath)
    let item = supplementary(kind, indexPath)
    if let row = view as? StyledRow, let item { row.show(item, in: contents) }
    (view as? StyledBar)?.show(
      item.flatMap { contents.box(of: $0) }, direction: contents.direction
    ) { [weak self, weak collectionView] attributes in
      guard let self, let item, let collectionView, self.kind == .compositional else {
        return attributes.size
      }
      return self.itemSizes(collectionView).preferredSize(of: item, attributes)
    }
    return view
  }

  /// Returns the item of a header or footer, or a badge with the fields of its item.
  private func supplementary(_ kind: String, _ indexPath: IndexPath) -> AssembledScene.Item? {
    guard let style = contents.badges[kind] else {
      return contents.bar(ofKind: kind, inSection: indexPath.section)
    }
    return contents.item(path(indexPath)).map {
      AssembledScene.Item(style: style, fields: $0.fields, itemSize: nil)
    }
  }

  // MARK: Flow

  private func itemSizes(_ view: UICollectionView) -> ItemSizes {
    let (inset, reference) = (view.adjustedContentInset, view.insetBeyondContent)
    return ItemSizes(
      contents: contents,
      room: CGSize(
        width: max(
          1, view.bounds.width - inset.left - inset.right - reference.left - reference.right),
        height: max(1, view.bounds.height - inset.top - inset.bottom)))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let section = indexPath.section
    // A layout requests sizes from the first item on; covered edges are updated then.
    if indexPath.item > 0, collectionView.bounds.size == lastBounds, let known = sizes[section],
      known.indices.contains(indexPath.item)
    {
      return known[indexPath.item]
    }
    lastBounds = collectionView.bounds.size
    let reckoning = itemSizes(collectionView)
    if reckoning.room != sizedRoom { discardSizes() }
    sizedRoom = reckoning.room
    if let known = sizes[section], known.indices.contains(indexPath.item) {
      return known[indexPath.item]
    }
    let fresh = contents.items[section].indices.map { reckoning.size(of: ItemPath(section, $0)) }
    sizes[section] = fresh
    return fresh.indices.contains(indexPath.item) ? fresh[indexPath.item] : .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    contents.flow(inSection: section).sectionInset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    contents.flow(inSection: section).minimumLineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    contents.flow(inSection: section).minimumInteritemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    barSize(collectionView, UICollectionView.elementKindSectionHeader, section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    barSize(collectionView, UICollectionView.elementKindSectionFooter, section)
  }

  private func barSize(_ view: UICollectionView, _ kind: String, _ section: Int) -> CGSize {
    itemSizes(view).barSize(ofKind: kind, inSection: section)
  }
}
