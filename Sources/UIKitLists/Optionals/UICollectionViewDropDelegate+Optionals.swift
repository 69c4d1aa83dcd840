// swift-format-ignore-file
// Generated from UICollectionViewDropDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UICollectionViewDropDelegate {
  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewCanHandle)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .collectionViewDropSessionDidEnter)
  }

  /// What a class without the method does: `UICollectionViewDropProposal(operation:
  /// session.allowsMoveOperation ? .move : .copy)`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    MissingRequirement.mark(self, .collectionViewDropSessionDidUpdateWithDestinationIndexPath)
    return UICollectionViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .collectionViewDropSessionDidExit)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .collectionViewDropSessionDidEnd)
  }

  /// `object.collectionView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDropDelegateOptionals.CollectionView? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDropDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UICollectionViewDropDelegateOptionals {}

extension UICollectionViewDropDelegateOptionals {
  /// The optional methods called `collectionView`, to be called.
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDropDelegate
  }
}

extension UICollectionViewDropDelegateOptionals.CollectionView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, canHandle: session)
    return MissingRequirement.isMarked(object, .collectionViewCanHandle) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    object.collectionView(collectionView, canHandle: session)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, canHandle: session))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, dropSessionDidEnter: session)
    return MissingRequirement.isMarked(object, .collectionViewDropSessionDidEnter) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    return MissingRequirement.isMarked(object, .collectionViewDropSessionDidUpdateWithDestinationIndexPath) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    object.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> OptionalResult<UICollectionViewDropProposal> {
    OptionalResult(self(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, dropSessionDidExit: session)
    return MissingRequirement.isMarked(object, .collectionViewDropSessionDidExit) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, dropSessionDidEnd: session)
    return MissingRequirement.isMarked(object, .collectionViewDropSessionDidEnd) ? nil : result
  }
}
