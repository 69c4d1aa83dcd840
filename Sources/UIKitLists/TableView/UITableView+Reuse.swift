/// Reuse of table cells, dequeued without index paths or created by the app.
extension UITableView {
  /// Returns a reusable cell or a new one of a registered class; nil if there is neither.
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

  /// Returns a cell for a row. Stops the program for an identifier that is not registered.
  func requiredCell(_ identifier: String, at path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, at: path) else {
      stop(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  private func attributesForTableCell(at path: IndexPath?) -> UICollectionViewLayoutAttributes {
    if let path { return machine.attributesForDequeue(of: path) }
    if case .display(let requested) = machine.reuse.request { return requested }
    return UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  }

  /// Registers a cell created by the app for later reuse under its identifier.
  func adoptIfNeeded(_ cell: UITableViewCell) {
    if cell.elementState.reuseKey == nil, let identifier = cell.reuseIdentifier {
      machine.reuse.adopt(cell, for: .cell(identifier))
    }
    if case .display(let requested) = machine.reuse.request { cell.applyIfChanged(requested) }
  }
}
