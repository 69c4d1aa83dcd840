/// A data source that shows each prototype cell of a storyboard once, to preview a storyboard
/// without its app.
@MainActor
package final class PrototypePreview: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  private var identifiers: [String] = []
  /// The prototypes of headers and footers, by kind.
  private var supplementary: [String: String] = [:]

  /// Adds a prototype cell.
  func add(_ identifier: String) { identifiers.append(identifier) }

  /// Adds a prototype of headers or footers.
  func add(_ identifier: String, ofKind kind: String) { supplementary[kind] = identifier }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { identifiers.count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }

  /// Returns a header or footer; an empty one for a kind without a prototype.
  package func collectionView(
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

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    identifiers.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
  }
}

extension UICollectionView {
  package func notePrototype(_ identifier: String) {
    let known = prototypes ?? PrototypePreview()
    known.add(identifier)
    prototypes = known
  }

  package func notePrototype(_ identifier: String, ofKind kind: String) {
    let known = prototypes ?? PrototypePreview()
    known.add(identifier, ofKind: kind)
    prototypes = known
  }
}

extension UITableView {
  package func notePrototype(_ identifier: String) {
    let known = prototypes ?? PrototypePreview()
    known.add(identifier)
    prototypes = known
  }
}
