extension UITableView: ListData {
  var hasDataSource: Bool { dataSource != nil }

  func isDataSource(_ object: AnyObject) -> Bool { dataSource === object }

  func readCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts(items: []) }
    let sections = dataSource.numberOfSections?(in: self) ?? 1
    return SectionCounts(
      items: (0..<max(0, sections)).map {
        dataSource.tableView(self, numberOfRowsInSection: $0)
      })
  }

  func makeCell(at path: IndexPath) -> (any ListCell)? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    adoptIfNeeded(cell)
    if let level: Int = delegate?.tableView?(self, indentationLevelForRowAt: path) {
      cell.indentationLevel = level
    }
    return cell
  }

  /// Does nothing: rows may be created without the reuse pool.
  func requireReusable(_ cell: any ListCell) {}

  func makeSupplementaryElement(ofKind kind: String, at path: IndexPath) -> any ListElement {
    switch kind {
    case Self.tableHeaderKind: return TableHeaderFooter(tableHeaderView ?? EmptyHeaderFooterView())
    case Self.tableFooterKind: return TableHeaderFooter(tableFooterView ?? EmptyHeaderFooterView())
    case UICollectionView.elementKindSectionHeader:
      let title = dataSource?.tableView?(self, titleForHeaderInSection: path.section)
      return edge(kind, path.section, title, .header)
    default:
      let title = dataSource?.tableView?(self, titleForFooterInSection: path.section)
      return edge(kind, path.section, title, .footer)
    }
  }

  /// Returns a section's header or footer: the delegate's view, else one for the title.
  private func edge(
    _ kind: String, _ section: Int, _ title: String?, _ role: ListPosition.Role
  ) -> any ListElement {
    TableHeaderFooter(takeEdgeView(kind, section) ?? titled(title, role) ?? EmptyHeaderFooterView())
  }

  private func titled(_ title: String?, _ role: ListPosition.Role) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.place = ListPosition(
      role: role, appearance: style.appearance, margin: rowMargin, isTable: true)
    view.setTitle(title)
    return view
  }

  func itemName(at path: IndexPath) -> String? { nil }

  // MARK: Prefetching

  var prefetchesItems: Bool { prefetchDataSource != nil }

  func prefetchItems(at paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  func cancelPrefetchingItems(at paths: [IndexPath]) {
    prefetchDataSource?.tableView?(self, cancelPrefetchingForRowsAt: paths)
  }

  // MARK: Moves

  func canMoveItem(at path: IndexPath) -> Bool { canMoveRow(at: path) }

  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    dataSource?.tableView?(self, moveRowAt: source, to: target)
    return true
  }
}
