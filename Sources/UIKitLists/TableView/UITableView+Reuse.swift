/// Cells of tables: dequeued without index paths, or made by hand.
extension UITableView {
  /// A cell that waits, or a new one of a registered class; nil where there is neither.
  func dequeueCell(_ identifier: String, at path: IndexPath?) -> UITableViewCell? {
    let key = ReuseKey.cell(identifier)
    let attributes = attributesForTableCell(at: path)
    guard machine.reuse.isRegistered(key) else {
      guard let cell = machine.reuse.take(key) as? UITableViewCell else { return nil }
      cell.prepareForReuse()
      cell.forceApply(attributes)
      return cell
    }
    let view = machine.dequeue(key, for: attributes)
    guard let cell = view as? UITableViewCell else {
      stop("the view registered for identifier \(identifier) is not a UITableViewCell")
    }
    return cell
  }

  private func attributesForTableCell(at path: IndexPath?) -> UICollectionViewLayoutAttributes {
    if let path { return machine.attributesForDequeue(of: path) }
    if case .display(let requested) = machine.reuse.request { return requested }
    return UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  }

  /// Takes a cell in that was made by hand: later it waits under its identifier.
  func adoptIfNeeded(_ cell: UITableViewCell) {
    if cell.elementState.reuseKey == nil, let identifier = cell.reuseIdentifier {
      machine.reuse.adopt(cell, for: .cell(identifier))
    }
    if case .display(let requested) = machine.reuse.request { cell.applyIfChanged(requested) }
  }
}
