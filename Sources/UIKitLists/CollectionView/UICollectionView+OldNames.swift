/// The name of ``UICollectionView/elementKindSectionHeader`` before Swift 4.2.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

/// The name of ``UICollectionView/elementKindSectionFooter`` before Swift 4.2.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
