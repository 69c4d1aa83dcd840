extension ElementPart {
  static let collectionViewLayout = ElementPart(UICollectionViewLayout.self, [:])

  static let flowLayout = ElementPart(
    UICollectionViewFlowLayout.self,
    [
      "scrollDirection": .choice(["vertical": .vertical, "horizontal": .horizontal]) {
        $0.scrollDirection = $1
      },
      "minimumLineSpacing": .number { $0.minimumLineSpacing = max(0, $1) },
      "minimumInteritemSpacing": .number { $0.minimumInteritemSpacing = max(0, $1) },
      "itemSize": .size { $0.itemSize = $1.atLeastZero },
      "estimatedItemSize": .size { $0.estimatedItemSize = $1.atLeastZero },
      "automaticEstimatedItemSize": .bool {
        if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      },
      "headerReferenceSize": .size { $0.headerReferenceSize = $1.atLeastZero },
      "footerReferenceSize": .size { $0.footerReferenceSize = $1.atLeastZero },
      "sectionInset": .insets { $0.sectionInset = $1 },
      "sectionInsetReference": .choice([
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ]) { $0.sectionInsetReference = $1 },
      "sectionHeadersPinToVisibleBounds": .bool { $0.sectionHeadersPinToVisibleBounds = $1 },
      "sectionFootersPinToVisibleBounds": .bool { $0.sectionFootersPinToVisibleBounds = $1 },
    ])
}

extension CGSize {
  /// The size without negative dimensions, which layouts reject.
  fileprivate var atLeastZero: CGSize { CGSize(width: max(0, width), height: max(0, height)) }
}
