/// The collection view inside a table, which does its work: rows are its items, headers and footers
/// its supplementary views. It covers what of the table is in sight and shows the same content.
@MainActor
final class TableMachine: UICollectionView {
  weak var table: UITableView?

  init(_ table: UITableView, layout: TableLayout) {
    self.table = table
    super.init(frame: .zero, collectionViewLayout: layout)
    backgroundColor = nil
    contentInsetAdjustmentBehavior = .never
    isScrollEnabled = false
    delaysContentTouches = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { table?.machineDidChangeContentSize() } }
  }

  /// Rows may be made by hand, without the pool.
  override var takesCellsMadeByHand: Bool { true }

  /// The table scrolls; its delegate hears of it, and a finger on it stops it.
  override var scroller: UIScrollView { table ?? self }

  override func scrollerDidScroll() { table?.syncMachine() }

  override func swipedRowDidChange(from old: IndexPath?, to new: IndexPath?) {
    guard let table else { return }
    if let old { table.delegate?.tableView?(table, didEndEditingRowAt: old) }
    if let new { table.delegate?.tableView?(table, willBeginEditingRowAt: new) }
  }

  override func prepareRow(_ cell: UICollectionViewCell, at path: IndexPath) {
    if let cell = cell as? UITableViewCell { table?.prepareForEditing(cell, at: path) }
  }

  override func canEditRow(at path: IndexPath) -> Bool {
    table?.canEditRow(at: path) ?? false
  }
}
