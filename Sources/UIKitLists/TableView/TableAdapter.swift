/// Stands between a table and the collection view inside it: items are rows there.
@MainActor
final class TableAdapter: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  unowned let table: UITableView

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  private var data: (any UITableViewDataSource)? { table.dataSource }
  var delegate: (any UITableViewDelegate)? { table.delegate }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let data else { return 0 }
    return data.numberOfSections?(in: table) ?? 1
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data?.tableView(table, numberOfRowsInSection: section) ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let data else { stop("a table without a data source has no rows") }
    let cell = data.tableView(table, cellForRowAt: indexPath)
    table.machine.adoptIfNeeded(cell)
    if let level: Int = delegate?.tableView?(table, indentationLevelForRowAt: indexPath) {
      cell.indentationLevel = level
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.registerIfNeeded(
      .viewClass(TableHostView.self), for: ReuseKey(kind: kind, identifier: kind))
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard let host = view as? TableHostView else { return view }
    switch kind {
    case UITableView.tableHeaderKind: host.show(table.tableHeaderView, height: nil)
    case UITableView.tableFooterKind: host.show(table.tableFooterView, height: nil)
    case UICollectionView.elementKindSectionHeader:
      let title = data?.tableView?(table, titleForHeaderInSection: indexPath.section)
      host.show(table.takeEdgeView(kind, indexPath.section) ?? titled(title, .header), height: nil)
    default:
      let title = data?.tableView?(table, titleForFooterInSection: indexPath.section)
      host.show(table.takeEdgeView(kind, indexPath.section) ?? titled(title, .footer), height: nil)
    }
    return host
  }

  private func titled(_ title: String?, _ role: ListPlace.Role) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.place = ListPlace(
      role: role, appearance: table.style.appearance, margin: table.rowMargin, isTable: true)
    view.setTitle(title)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { table.canMoveRow(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { data?.tableView?(table, moveRowAt: sourceIndexPath, to: destinationIndexPath) }

  // MARK: Prefetching

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths) }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    table.prefetchDataSource?.tableView?(table, cancelPrefetchingForRowsAt: indexPaths)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { table.machineDidScroll() }

  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { delegate?.tableView?(table, shouldHighlightRowAt: indexPath) ?? true }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { delegate?.tableView?(table, didHighlightRowAt: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { delegate?.tableView?(table, didUnhighlightRowAt: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    follow(delegate?.tableView(table, willSelectRowAt: indexPath), indexPath) {
      table.machine.select(insteadOfTapped: $0)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    follow(delegate?.tableView(table, willDeselectRowAt: indexPath), indexPath) {
      table.machine.setSelected(false, at: $0)
      delegate?.tableView?(table, didDeselectRowAt: $0)
    }
  }

  /// Whether the touched row goes on; another row that the delegate names does instead.
  private func follow(
    _ answer: IndexPath??, _ path: IndexPath, _ other: (IndexPath) -> Void
  ) -> Bool {
    guard let answer else { return true }
    guard let answer else { return false }
    if answer != path { other(answer) }
    return answer == path
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.tableView?(table, didSelectRowAt: indexPath)
    selectionDidChange()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    delegate?.tableView?(table, didDeselectRowAt: indexPath)
    selectionDidChange()
  }

  private func selectionDidChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    delegate?.tableView?(
      table, targetIndexPathForMoveFromRowAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView?(table, willDisplay: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView?(table, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let content = (view as? TableHostView)?.content else { return }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      delegate?.tableView?(table, willDisplayHeaderView: content, forSection: indexPath.section)
    case UICollectionView.elementKindSectionFooter:
      delegate?.tableView?(table, willDisplayFooterView: content, forSection: indexPath.section)
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let host = view as? TableHostView, let content = host.content else { return }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      delegate?.tableView?(
        table, didEndDisplayingHeaderView: content, forSection: indexPath.section)
    case UICollectionView.elementKindSectionFooter:
      delegate?.tableView?(
        table, didEndDisplayingFooterView: content, forSection: indexPath.section)
    default: return
    }
    if let used = content as? UITableViewHeaderFooterView { table.headerFooters.keep(used) }
  }
}
