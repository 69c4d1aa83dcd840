// swift-format-ignore-file
// Generated from UICollectionViewDataSource.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UICollectionViewDataSource {
  /// What a class without the method does: `1`.
  @_disfavoredOverload
  public func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int {
    MissingRequirement.mark(self, .numberOfSectionsIn)
    return 1
  }

  /// What a class without the method does: `UICollectionReusableView(frame: .zero)`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    MissingRequirement.mark(self, .collectionViewViewForSupplementaryElementOfKindAt)
    return UICollectionReusableView(frame: .zero)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewCanMoveItemAt)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewMoveItemAtTo)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func indexTitles(
    for collectionView: UICollectionView
  ) -> [String]? {
    MissingRequirement.mark(self, .indexTitlesFor)
    return nil
  }

  /// What a class without the method does: `IndexPath(indexes: [0, 0])`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    MissingRequirement.mark(self, .collectionViewIndexPathForIndexTitleAt)
    return IndexPath(indexes: [0, 0])
  }

  /// `object.numberOfSections?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var numberOfSections: UICollectionViewDataSourceOptionals.NumberOfSections? { .init(object: self) }

  /// `object.collectionView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourceOptionals.CollectionView? { .init(object: self) }

  /// `object.indexTitles?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var indexTitles: UICollectionViewDataSourceOptionals.IndexTitles? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDataSource` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UICollectionViewDataSourceOptionals {}

extension UICollectionViewDataSourceOptionals {
  /// The optional methods called `numberOfSections`, to be called.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let object: any UICollectionViewDataSource
  }
}

extension UICollectionViewDataSourceOptionals.NumberOfSections {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    in collectionView: UICollectionView
  ) -> Int? {
    MissingRequirement.clear()
    let result = object.numberOfSections(in: collectionView)
    return MissingRequirement.isMarked(object, .numberOfSectionsIn) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    in collectionView: UICollectionView
  ) -> Int {
    object.numberOfSections(in: collectionView)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    in collectionView: UICollectionView
  ) -> OptionalResult<Int> {
    OptionalResult(self(in: collectionView))
  }
}

extension UICollectionViewDataSourceOptionals {
  /// The optional methods called `collectionView`, to be called.
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDataSource
  }
}

extension UICollectionViewDataSourceOptionals.CollectionView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewViewForSupplementaryElementOfKindAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> OptionalResult<UICollectionReusableView> {
    OptionalResult(self(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, canMoveItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewCanMoveItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, canMoveItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    return MissingRequirement.isMarked(object, .collectionViewMoveItemAtTo) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    return MissingRequirement.isMarked(object, .collectionViewIndexPathForIndexTitleAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    object.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> OptionalResult<IndexPath> {
    OptionalResult(self(collectionView, indexPathForIndexTitle: title, at: index))
  }
}

extension UICollectionViewDataSourceOptionals {
  /// The optional methods called `indexTitles`, to be called.
  @preconcurrency @MainActor
  public struct IndexTitles {
    let object: any UICollectionViewDataSource
  }
}

extension UICollectionViewDataSourceOptionals.IndexTitles {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    for collectionView: UICollectionView
  ) -> [String]? {
    MissingRequirement.clear()
    let result = object.indexTitles(for: collectionView)
    return MissingRequirement.isMarked(object, .indexTitlesFor) ? nil : result
  }
}
