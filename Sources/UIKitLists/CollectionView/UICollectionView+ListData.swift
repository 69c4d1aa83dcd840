extension UICollectionView: ListData {
  var hasDataSource: Bool { assignedDataSource != nil }

  func isDataSource(_ object: AnyObject) -> Bool { dataSource === object }

  func readCounts() -> SectionCounts {
    guard let dataSource = assignedDataSource else { return SectionCounts(items: []) }
    let sections = dataSource.numberOfSections?(in: self) ?? 1
    return SectionCounts(
      items: (0..<max(0, sections)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      })
  }

  func makeCell(at path: IndexPath) -> (any ListCell)? {
    assignedDataSource?.collectionView(self, cellForItemAt: path)
  }

  func requireReusable(_ cell: any ListCell) {
    guard cell.elementIdentifier == nil else { return }
    stop(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  func makeSupplementaryElement(ofKind kind: String, at path: IndexPath) -> any ListElement {
    let view = assignedDataSource?.collectionView?(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view else {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(path)) was nil")
    }
    guard view.reuseIdentifier != nil else {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(path)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    }
    return view
  }

  func itemName(at path: IndexPath) -> String? {
    (dataSource as? any ItemNaming)?.itemName(at: path)
  }

  // MARK: Prefetching

  var prefetchesItems: Bool { prefetchDataSource != nil }

  func prefetchItems(at paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func cancelPrefetchingItems(at paths: [IndexPath]) {
    prefetchDataSource?.collectionView?(self, cancelPrefetchingForItemsAt: paths)
  }

  // MARK: Moves

  /// Returns the result of `canMoveItemAt`, or else whether `moveItemAt` may be implemented.
  func canMoveItem(at path: IndexPath) -> Bool {
    guard let dataSource = assignedDataSource else { return false }
    let answer: Bool? = dataSource.collectionView?(self, canMoveItemAt: path)
    return answer ?? (dataSource as? any MoveFollower)?.followsMoves
      ?? Self.mayMoveItems(type(of: dataSource))
  }

  /// Returns whether a data source's class implements `moveItemAt`; true if unknown, as in a
  /// program whose symbols lack `cellForItemAt`, too.
  private static func mayMoveItems(_ type: AnyClass) -> Bool {
    let start = ".collectionView(_: UIKitLists.UICollectionView, "
    let move = ImplementedMethods.Name(
      selector: "collectionView:moveItemAt:to:", demangled: start + "moveItemAt: ")
    let cell = ImplementedMethods.Name(
      selector: "collectionView:cellForItemAt:", demangled: start + "cellForItemAt: ")
    return ImplementedMethods.contains(move, in: type)
      ?? (ImplementedMethods.contains(cell, in: type) != true)
  }

  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    let result: Void? = assignedDataSource?.collectionView?(self, moveItemAt: source, to: target)
    return result != nil
  }
}
