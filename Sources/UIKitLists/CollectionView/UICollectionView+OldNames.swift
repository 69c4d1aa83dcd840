/// ``UICollectionView/elementKindSectionHeader`` by its name before Swift 4.2.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

/// ``UICollectionView/elementKindSectionFooter`` by its name before Swift 4.2.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
