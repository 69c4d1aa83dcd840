extension ListMachine {
  /// Returns a collection view's cell for an item: a reused one or a new one.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let element = dequeue(.cell(identifier), for: attributesForDequeue(of: indexPath))
    guard let cell = element as? UICollectionViewCell else {
      stop("the view registered for identifier \(identifier) is not a UICollectionViewCell")
    }
    return cell
  }

  /// Returns a collection view's supplementary view of a kind: a reused one or a new one.
  func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = dequeue(
      ReuseKey(kind: kind, identifier: identifier),
      for: attributesForDequeue(ofKind: kind, indexPath))
    guard let view = element as? UICollectionReusableView else {
      stop("the view registered for identifier \(identifier) is not a UICollectionReusableView")
    }
    return view
  }
}
