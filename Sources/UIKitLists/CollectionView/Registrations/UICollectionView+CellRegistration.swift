extension UICollectionView {
  /// The class of cells and how they are filled, in place of an identifier.
  ///
  /// Make it once and keep it: one made inside the call that asks for a cell stops the program when
  /// it is used, as on iOS 15. Source: Apple, UICollectionView.CellRegistration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let registration: Registration
    let handler: Handler

    /// A registration of the cells of the class `Cell`.
    public init(handler: @escaping Handler) {
      registration = Registration(.viewClass(Cell.self))
      self.handler = handler
    }

    /// A registration of cells that a nib makes.
    public init(cellNib: UINib, handler: @escaping Handler) {
      registration = Registration(.nib(cellNib))
      self.handler = handler
    }
  }

  /// A cell of a registration, one that has been shown before or a new one, filled with an item.
  ///
  /// - Parameters:
  ///   - registration: made outside of the data source's method, once.
  ///   - indexPath: the one the data source was asked for.
  ///   - item: what the registration's handler gets; without it the handler is not called.
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
