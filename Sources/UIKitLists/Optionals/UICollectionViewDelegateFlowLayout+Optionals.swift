// swift-format-ignore-file
// Generated from UICollectionViewDelegateFlowLayout.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UICollectionViewDelegateFlowLayout {
  /// What a class without the method does: `.zero`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    MissingRequirement.mark(self, .collectionViewLayoutSizeForItemAt)
    return .zero
  }

  /// What a class without the method does: `.zero`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    MissingRequirement.mark(self, .collectionViewLayoutInsetForSectionAt)
    return .zero
  }

  /// What a class without the method does: `0`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .collectionViewLayoutMinimumLineSpacingForSectionAt)
    return 0
  }

  /// What a class without the method does: `0`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .collectionViewLayoutMinimumInteritemSpacingForSectionAt)
    return 0
  }

  /// What a class without the method does: `.zero`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    MissingRequirement.mark(self, .collectionViewLayoutReferenceSizeForHeaderInSection)
    return .zero
  }

  /// What a class without the method does: `.zero`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    MissingRequirement.mark(self, .collectionViewLayoutReferenceSizeForFooterInSection)
    return .zero
  }

  /// `object.collectionView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateFlowLayoutOptionals.CollectionView? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDelegateFlowLayout` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UICollectionViewDelegateFlowLayoutOptionals {}

extension UICollectionViewDelegateFlowLayoutOptionals {
  /// The optional methods called `collectionView`, to be called.
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDelegateFlowLayout
  }
}

extension UICollectionViewDelegateFlowLayoutOptionals.CollectionView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewLayoutSizeForItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> OptionalResult<CGSize> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutInsetForSectionAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> OptionalResult<UIEdgeInsets> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, insetForSectionAt: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutMinimumLineSpacingForSectionAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    object.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutMinimumInteritemSpacingForSectionAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    object.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutReferenceSizeForHeaderInSection) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> OptionalResult<CGSize> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutReferenceSizeForFooterInSection) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> OptionalResult<CGSize> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
  }
}
