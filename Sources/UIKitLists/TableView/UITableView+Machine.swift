import LayoutGeometry

/// The table and the collection view inside it: who follows whom.
extension UITableView {
  func makeMachine() -> TableMachine {
    let layout = TableLayout()
    layout.table = self
    return TableMachine(self, layout: layout)
  }

  var tableLayout: TableLayout? { machine.collectionViewLayout as? TableLayout }

  func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    machine.frame = bounds
    addSubview(machine)
    machine.dataSource = adapter
    machine.delegate = adapter
  }

  /// Lays the machine out over what is in sight.
  func layOutMachine() {
    syncMachine()
    machine.layoutIfNeeded()
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
    placeIndex()
  }

  /// Brings the machine's place, size, insets and offset in step with the table's.
  func syncMachine() {
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    if machine.semanticContentAttribute != semanticContentAttribute {
      machine.semanticContentAttribute = semanticContentAttribute
    }
    let inset = adjustedContentInset
    if machine.contentInset != inset { machine.contentInset = inset }
    if machine.frame != bounds { machine.frame = bounds }
    if machine.contentOffset != contentOffset { machine.contentOffset = contentOffset }
  }

  /// The machine has scrolled: to a row, or because sizes have changed.
  func machineDidScroll() {
    guard !isFollowing else { return }
    isFollowing = true
    scroll(to: machine.contentOffset)
    machine.frame = bounds
    if machine.contentOffset != contentOffset { machine.contentOffset = contentOffset }
    isFollowing = false
  }

  func machineDidChangeContentSize() { contentSize = machine.contentSize }

  func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    syncMachine()
    let place = ScrollAim.Place.position(position.itemPosition)
    machine.scroll(
      to: ScrollAim(path, position == .none ? .inSight : place), animated: animated)
  }

  // MARK: Changes

  func heightsDidChange() {
    machine.collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func looksDidChange() { heightsDidChange() }

  func edgeViewsDidChange() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = [
      (tableHeaderView, Self.tableHeaderKind, NSRectAlignment.top),
      (tableFooterView, Self.tableFooterKind, .bottom),
    ].compactMap { view, kind, alignment in
      guard let view, view.bounds.height > 0 else { return nil }
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(view.bounds.height)),
        elementKind: kind, alignment: alignment)
    }
    tableLayout?.configuration = configuration
    for kind in [Self.tableHeaderKind, Self.tableFooterKind] {
      let host = machine.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
      let view = kind == Self.tableHeaderKind ? tableHeaderView : tableFooterView
      (host as? TableHostView)?.show(view, height: view?.bounds.height)
    }
    setNeedsLayout()
  }

  static let tableHeaderKind = "UITableViewHeader"
  static let tableFooterKind = "UITableViewFooter"

  func animate(
    _ animation: RowAnimation, note: (TableLayout) -> Void, update: (TableMachine) -> Void
  ) {
    if animation == .none, machine.activity.recording == nil {
      UIView.performWithoutAnimation { update(machine) }
    } else {
      tableLayout.map(note)
      update(machine)
    }
    setNeedsLayout()
  }

  // MARK: What the layout asks

  /// Between rows' edges and their content, in points.
  var rowMargin: CGFloat { CGFloat(ListMetrics.margin(inWidth: Double(bounds.width))) }

  func place(ofRow path: IndexPath, count: Int) -> ListPlace {
    var place = ListPlace(
      role: .row, appearance: style.appearance, margin: rowMargin, isFirst: path.item == 0,
      isLast: path.item == count - 1, isTable: true)
    place.trailingRoom = indexRoom
    guard separatorStyle == .singleLine else { return place }
    var lines = UIListSeparatorConfiguration(listAppearance: style.appearance)
    lines.color = separatorColor ?? .clear
    lines.multipleSelectionColor = lines.color
    if let inset = ownSeparatorInset {
      let base = separatorInsetReference == .fromAutomaticInsets ? rowMargin : 0
      lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: base + inset.left, bottom: 0, trailing: inset.right)
    }
    place.separators = lines
    return place
  }
}
