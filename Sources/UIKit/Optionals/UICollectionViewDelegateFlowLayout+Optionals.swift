// swift-format-ignore-file
// Generated from UICollectionViewDelegateFlowLayout.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UICollectionViewDelegateFlowLayout {
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    MissingRequirement.mark(self, .collectionViewLayoutSizeForItemAt)
    return .zero
  }

  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    MissingRequirement.mark(self, .collectionViewLayoutInsetForSectionAt)
    return .zero
  }

  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .collectionViewLayoutMinimumLineSpacingForSectionAt)
    return 0
  }

  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .collectionViewLayoutMinimumInteritemSpacingForSectionAt)
    return 0
  }

  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    MissingRequirement.mark(self, .collectionViewLayoutReferenceSizeForHeaderInSection)
    return .zero
  }

  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    MissingRequirement.mark(self, .collectionViewLayoutReferenceSizeForFooterInSection)
    return .zero
  }

  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateFlowLayoutOptionals.CollectionView? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDelegateFlowLayout` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's optional
/// requirements do not exist. Not meant to be named.
public enum UICollectionViewDelegateFlowLayoutOptionals {}

extension UICollectionViewDelegateFlowLayoutOptionals {
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDelegateFlowLayout
  }
}

extension UICollectionViewDelegateFlowLayoutOptionals.CollectionView {
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewLayoutSizeForItemAt) ? nil : result
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> OptionalResult<CGSize> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutInsetForSectionAt) ? nil : result
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> OptionalResult<UIEdgeInsets> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, insetForSectionAt: section))
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutMinimumLineSpacingForSectionAt) ? nil : result
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    object.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section))
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutMinimumInteritemSpacingForSectionAt) ? nil : result
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    object.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section))
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutReferenceSizeForHeaderInSection) ? nil : result
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> OptionalResult<CGSize> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    return MissingRequirement.isMarked(object, .collectionViewLayoutReferenceSizeForFooterInSection) ? nil : result
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    object.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }

  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> OptionalResult<CGSize> {
    OptionalResult(self(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
  }
}
