/// Cells of tables: dequeued without index paths, or made by hand.
extension TableMachine {
  /// A cell that waits, or a new one of a registered class; nil where there is neither.
  func dequeueTableCell(_ identifier: String, at path: IndexPath?) -> UITableViewCell? {
    let key = ReuseKey.cell(identifier)
    let attributes = attributesForTableCell(at: path)
    guard reuse.isRegistered(key) else {
      guard let cell = reuse.take(key) as? UITableViewCell else { return nil }
      cell.prepareForReuse()
      cell.forceApply(attributes)
      return cell
    }
    let view = dequeue(key, for: attributes)
    guard let cell = view as? UITableViewCell else {
      stop("the view registered for identifier \(identifier) is not a UITableViewCell")
    }
    return cell
  }

  private func attributesForTableCell(at path: IndexPath?) -> UICollectionViewLayoutAttributes {
    if let path { return attributesForDequeue(of: path) }
    if case .display(let requested) = reuse.request { return requested }
    return UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  }

  /// Takes a cell in that was made by hand: later it waits under its identifier.
  func adoptIfNeeded(_ cell: UITableViewCell) {
    if cell.reuseKey == nil, let identifier = cell.reuseIdentifier {
      reuse.adopt(cell, for: .cell(identifier))
    }
    if case .display(let requested) = reuse.request { cell.applyIfChanged(requested) }
  }
}
