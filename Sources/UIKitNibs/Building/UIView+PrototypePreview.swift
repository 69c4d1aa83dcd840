extension UIView {
  /// Shows the prototypes of all collection views and tables inside that have no data source, or a
  /// class of this package without data.
  package func showPrototypesWithoutData() {
    switch self {
    case let view as UICollectionView:
      if Self.isNobody(view.dataSource), let prototypes = view.prototypes {
        view.dataSource = prototypes
      }
    case let table as UITableView:
      if Self.isNobody(table.dataSource), table.staticContents == nil,
        let prototypes = table.prototypes
      {
        table.dataSource = prototypes
      }
    default: for view in subviews { view.showPrototypesWithoutData() }
    }
  }

  private static func isNobody(_ source: AnyObject?) -> Bool {
    guard let source else { return true }
    return type(of: source) == UICollectionViewController.self
      || type(of: source) == UITableViewController.self
  }
}
