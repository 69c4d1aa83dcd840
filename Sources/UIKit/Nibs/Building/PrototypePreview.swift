/// Shows each prototype of a storyboard once, where nobody else has anything to show: for a look at
/// a storyboard without its app.
@MainActor
final class PrototypePreview: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  private var identifiers: [String] = []

  /// Takes note of a prototype.
  func add(_ identifier: String) { identifiers.append(identifier) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { identifiers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    identifiers.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
  }
}

extension UICollectionView {
  func notePrototype(_ identifier: String) {
    let known = prototypes ?? PrototypePreview()
    known.add(identifier)
    prototypes = known
  }
}

extension UITableView {
  func notePrototype(_ identifier: String) {
    let known = prototypes ?? PrototypePreview()
    known.add(identifier)
    prototypes = known
  }
}

extension UIView {
  /// Has all collection views and tables inside show their prototypes whose data source is nobody,
  /// or a class of this package's that has nothing to show.
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
