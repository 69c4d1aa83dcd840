/// Shows each prototype of a storyboard once, where nobody else has anything to show: for a look at
/// a storyboard without its app.
@MainActor
final class PrototypePreview: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  private var identifiers: [String] = []
  /// The prototypes of headers and footers, by their kinds.
  private var supplementary: [String: String] = [:]

  /// Takes note of a prototype.
  func add(_ identifier: String) { identifiers.append(identifier) }

  /// Takes note of a prototype of headers or footers.
  func add(_ identifier: String, ofKind kind: String) { supplementary[kind] = identifier }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { identifiers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }

  /// A header or footer; an empty one where the layout asks for some that have no prototype.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let identifier = supplementary[kind] {
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.empty)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.empty, for: indexPath)
  }

  private static let empty = "no prototype"

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

  func notePrototype(_ identifier: String, ofKind kind: String) {
    let known = prototypes ?? PrototypePreview()
    known.add(identifier, ofKind: kind)
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
