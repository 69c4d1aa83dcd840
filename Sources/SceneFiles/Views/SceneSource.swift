import UIKit

/// Gives a collection view the items of a scene, or of one of its sections that scrolls sideways.
@MainActor
final class SceneSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  SectionShowing
{
  let contents: SceneContents
  private var kind: LayoutKind { contents.scene.layoutKind }
  /// The view whose rows show and hide what is under them.
  weak var view: UICollectionView?
  /// The section that scrolls sideways in this view; nil for the view of the whole scene.
  private let sideways: Int?
  private var sizes: [Int: [CGSize]] = [:]
  private var sizedRoom = CGSize.zero
  /// The view's size when the room in it was last reckoned.
  private var knownBounds = CGSize.zero

  init(_ contents: SceneContents, sideways: Int? = nil) {
    self.contents = contents
    self.sideways = sideways
  }

  /// Forgets how large the items are.
  func forgetSizes() { sizes = [:] }

  /// A section of the view as a section of the scene.
  private func section(_ section: Int) -> Int { sideways ?? section }

  /// Whether a section of the view is one item, in which another view scrolls sideways.
  func isLine(_ section: Int) -> Bool {
    sideways == nil && contents.scene.sections.indices.contains(section)
      && contents.scene.sections[section].isLine
  }

  var shownSection: Int? { sideways }

  private func path(_ indexPath: IndexPath) -> ItemPath {
    ItemPath(section(indexPath.section), indexPath.item)
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sideways == nil ? contents.items.count : 1
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    isLine(section) ? 1 : contents.items[self.section(section)].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if isLine(indexPath.section) {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: LineCell.identifier, for: indexPath)
      (cell as? LineCell)?.show(indexPath.section, of: contents)
      return cell
    }
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

  /// A header, a footer, or a badge with the fields of its item.
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
    let section = section(indexPath.section)
    // A layout that asks anew begins with the first item; what covers the view is looked up then.
    if indexPath.item > 0, collectionView.bounds.size == knownBounds, let known = sizes[section],
      known.indices.contains(indexPath.item)
    {
      return known[indexPath.item]
    }
    knownBounds = collectionView.bounds.size
    let reckoning = itemSizes(collectionView)
    if reckoning.room != sizedRoom { forgetSizes() }
    sizedRoom = reckoning.room
    if isLine(indexPath.section) { return reckoning.lineSize(ofSection: section) }
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
    // The margins of a line scroll with it.
    isLine(section) ? .zero : contents.flow(inSection: self.section(section)).sectionInset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    let flow = contents.flow(inSection: self.section(section))
    return sideways == nil ? flow.minimumLineSpacing : flow.minimumInteritemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    // In a line no two items lie above each other.
    sideways == nil
      ? contents.flow(inSection: self.section(section)).minimumInteritemSpacing : 1_000_000
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
    sideways == nil ? itemSizes(view).barSize(ofKind: kind, inSection: section) : .zero
  }
}
