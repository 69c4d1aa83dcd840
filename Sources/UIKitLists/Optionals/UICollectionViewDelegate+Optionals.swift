// swift-format-ignore-file
// Generated from UICollectionViewDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UICollectionViewDelegate {
  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewShouldHighlightItemAt)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewDidHighlightItemAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewDidUnhighlightItemAt)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewShouldSelectItemAt)
    return true
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewShouldDeselectItemAt)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewDidSelectItemAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewDidDeselectItemAt)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewCanPerformPrimaryActionForItemAt)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewPerformPrimaryActionForItemAt)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewCanEditItemAt)
    return true
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewShouldBeginMultipleSelectionInteractionAt)
    return false
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewDidBeginMultipleSelectionInteractionAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {
    MissingRequirement.mark(self, .collectionViewDidEndMultipleSelectionInteraction)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewWillDisplayForItemAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewWillDisplaySupplementaryViewForElementKindAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewDidEndDisplayingForItemAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt)
  }

  /// What a class without the method does: `proposedContentOffset`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    MissingRequirement.mark(self, .collectionViewTargetContentOffsetForProposedContentOffset)
    return proposedContentOffset
  }

  /// What a class without the method does: `UICollectionViewTransitionLayout(currentLayout:
  /// fromLayout, nextLayout: toLayout)`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    MissingRequirement.mark(self, .collectionViewTransitionLayoutForOldLayoutNewLayout)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// What a class without the method does: `proposedIndexPath`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    MissingRequirement.mark(self, .collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath)
    return proposedIndexPath
  }

  /// What a class without the method does: `proposedIndexPath`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    MissingRequirement.mark(self, .collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath)
    return proposedIndexPath
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewShouldShowMenuForItemAt)
    return false
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewCanPerformActionForItemAtWithSender)
    return false
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    MissingRequirement.mark(self, .collectionViewPerformActionForItemAtWithSender)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MissingRequirement.mark(self, .collectionViewContextMenuConfigurationForItemsAtPoint)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MissingRequirement.mark(self, .collectionViewContextMenuConfigurationForItemAtPoint)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .collectionViewContextMenuConfigurationHighlightPreviewForItemAt)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .collectionViewContextMenuConfigurationDismissalPreviewForItemAt)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .collectionViewPreviewForHighlightingContextMenuWithConfiguration)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .collectionViewPreviewForDismissingContextMenuWithConfiguration)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    MissingRequirement.mark(self, .collectionViewWillPerformPreviewActionForMenuWithAnimator)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MissingRequirement.mark(self, .collectionViewWillDisplayContextMenuAnimator)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MissingRequirement.mark(self, .collectionViewWillEndContextMenuInteractionAnimator)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewCanFocusItemAt)
    return true
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewShouldUpdateFocusIn)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    MissingRequirement.mark(self, .collectionViewDidUpdateFocusInWith)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? {
    MissingRequirement.mark(self, .indexPathForPreferredFocusedViewIn)
    return nil
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewSelectionFollowsFocusForItemAt)
    return false
  }

  /// `object.collectionView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateOptionals.CollectionView? { .init(object: self) }

  /// `object.collectionViewDidEndMultipleSelectionInteraction?(…)`: the optional methods of that
  /// name.
  @_disfavoredOverload
  public var collectionViewDidEndMultipleSelectionInteraction: UICollectionViewDelegateOptionals.CollectionViewDidEndMultipleSelectionInteraction? { .init(object: self) }

  /// `object.indexPathForPreferredFocusedView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView: UICollectionViewDelegateOptionals.IndexPathForPreferredFocusedView? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UICollectionViewDelegateOptionals {}

extension UICollectionViewDelegateOptionals {
  /// The optional methods called `collectionView`, to be called.
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDelegate
  }
}

extension UICollectionViewDelegateOptionals.CollectionView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewShouldHighlightItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, shouldHighlightItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didHighlightItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDidHighlightItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDidUnhighlightItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, shouldSelectItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewShouldSelectItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, shouldSelectItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewShouldDeselectItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, shouldDeselectItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didSelectItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDidSelectItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didDeselectItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDidDeselectItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewCanPerformPrimaryActionForItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, canPerformPrimaryActionForItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewPerformPrimaryActionForItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, canEditItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewCanEditItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, canEditItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewShouldBeginMultipleSelectionInteractionAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDidBeginMultipleSelectionInteractionAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewWillDisplayForItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewWillDisplaySupplementaryViewForElementKindAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDidEndDisplayingForItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    return MissingRequirement.isMarked(object, .collectionViewTargetContentOffsetForProposedContentOffset) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    object.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> OptionalResult<CGPoint> {
    OptionalResult(self(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    return MissingRequirement.isMarked(object, .collectionViewTransitionLayoutForOldLayoutNewLayout) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    object.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> OptionalResult<UICollectionViewTransitionLayout> {
    OptionalResult(self(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    return MissingRequirement.isMarked(object, .collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    object.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> OptionalResult<IndexPath> {
    OptionalResult(self(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    return MissingRequirement.isMarked(object, .collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    object.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> OptionalResult<IndexPath> {
    OptionalResult(self(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewShouldShowMenuForItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, shouldShowMenuForItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    return MissingRequirement.isMarked(object, .collectionViewCanPerformActionForItemAtWithSender) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    object.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    return MissingRequirement.isMarked(object, .collectionViewPerformActionForItemAtWithSender) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    return MissingRequirement.isMarked(object, .collectionViewContextMenuConfigurationForItemsAtPoint) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    return MissingRequirement.isMarked(object, .collectionViewContextMenuConfigurationForItemAtPoint) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewContextMenuConfigurationHighlightPreviewForItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewContextMenuConfigurationDismissalPreviewForItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    return MissingRequirement.isMarked(object, .collectionViewPreviewForHighlightingContextMenuWithConfiguration) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    return MissingRequirement.isMarked(object, .collectionViewPreviewForDismissingContextMenuWithConfiguration) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .collectionViewWillPerformPreviewActionForMenuWithAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .collectionViewWillDisplayContextMenuAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .collectionViewWillEndContextMenuInteractionAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, canFocusItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewCanFocusItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, canFocusItemAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, shouldUpdateFocusIn: context)
    return MissingRequirement.isMarked(object, .collectionViewShouldUpdateFocusIn) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    object.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, shouldUpdateFocusIn: context))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    return MissingRequirement.isMarked(object, .collectionViewDidUpdateFocusInWith) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewSelectionFollowsFocusForItemAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, selectionFollowsFocusForItemAt: indexPath))
  }
}

extension UICollectionViewDelegateOptionals {
  /// The optional methods called `collectionViewDidEndMultipleSelectionInteraction`, to be called.
  @preconcurrency @MainActor
  public struct CollectionViewDidEndMultipleSelectionInteraction {
    let object: any UICollectionViewDelegate
  }
}

extension UICollectionViewDelegateOptionals.CollectionViewDidEndMultipleSelectionInteraction {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    return MissingRequirement.isMarked(object, .collectionViewDidEndMultipleSelectionInteraction) ? nil : result
  }
}

extension UICollectionViewDelegateOptionals {
  /// The optional methods called `indexPathForPreferredFocusedView`, to be called.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedView {
    let object: any UICollectionViewDelegate
  }
}

extension UICollectionViewDelegateOptionals.IndexPathForPreferredFocusedView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    in collectionView: UICollectionView
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.indexPathForPreferredFocusedView(in: collectionView)
    return MissingRequirement.isMarked(object, .indexPathForPreferredFocusedViewIn) ? nil : result
  }
}
