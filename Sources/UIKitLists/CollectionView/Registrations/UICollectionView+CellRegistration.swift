extension UICollectionView {
  /// A registration of a cell class with a closure that configures cells, instead of an identifier.
  ///
  /// Create it once: using one created inside the data source's call stops the program, as on iOS
  /// 15. Source: Apple, UICollectionView.CellRegistration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let registration: Registration
    let handler: Handler

    /// Creates a registration of the cell class `Cell`.
    public init(handler: @escaping Handler) {
      registration = Registration(.viewClass(Cell.self))
      self.handler = handler
    }

    /// Creates a registration of cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      registration = Registration(.nib(cellNib))
      self.handler = handler
    }
  }

  /// Returns a reused or new cell of a registration, configured for an item.
  ///
  /// - Parameters:
  ///   - registration: A registration created once, outside of the data source's method.
  ///   - indexPath: The data source's index path.
  ///   - item: The item for the registration's handler; if nil, the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let common = registration.registration
    common.checkThatReusable("cell", "-collectionView:cellForItemAtIndexPath:", "cell")
    machine.registerIfNeeded(common.source, for: .cell(common.identifier))
    let view = dequeueReusableCell(withReuseIdentifier: common.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      stop("The nib of a cell registration did not make a \(Cell.self): \(view)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
