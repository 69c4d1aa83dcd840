// swift-format-ignore-file
// Generated from UITableViewDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

extension UITableViewDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewWillDisplayForRowAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    MissingRequirement.mark(self, .tableViewWillDisplayHeaderViewForSection)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    MissingRequirement.mark(self, .tableViewWillDisplayFooterViewForSection)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewDidEndDisplayingForRowAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    MissingRequirement.mark(self, .tableViewDidEndDisplayingHeaderViewForSection)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    MissingRequirement.mark(self, .tableViewDidEndDisplayingFooterViewForSection)
  }

  /// What a class without the method does: `UITableView.automaticDimension`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    MissingRequirement.mark(self, .tableViewHeightForRowAt)
    return UITableView.automaticDimension
  }

  /// What a class without the method does: `UITableView.automaticDimension`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .tableViewHeightForHeaderInSection)
    return UITableView.automaticDimension
  }

  /// What a class without the method does: `UITableView.automaticDimension`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .tableViewHeightForFooterInSection)
    return UITableView.automaticDimension
  }

  /// What a class without the method does: `UITableView.automaticDimension`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    MissingRequirement.mark(self, .tableViewEstimatedHeightForRowAt)
    return UITableView.automaticDimension
  }

  /// What a class without the method does: `UITableView.automaticDimension`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .tableViewEstimatedHeightForHeaderInSection)
    return UITableView.automaticDimension
  }

  /// What a class without the method does: `UITableView.automaticDimension`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    MissingRequirement.mark(self, .tableViewEstimatedHeightForFooterInSection)
    return UITableView.automaticDimension
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    MissingRequirement.mark(self, .tableViewViewForHeaderInSection)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    MissingRequirement.mark(self, .tableViewViewForFooterInSection)
    return nil
  }

  /// What a class without the method does: `0`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    MissingRequirement.mark(self, .tableViewIndentationLevelForRowAt)
    return 0
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewShouldHighlightRowAt)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewDidHighlightRowAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewDidUnhighlightRowAt)
  }

  /// What a class without the method does: `indexPath`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    MissingRequirement.mark(self, .tableViewWillSelectRowAt)
    return indexPath
  }

  /// What a class without the method does: `indexPath`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    MissingRequirement.mark(self, .tableViewWillDeselectRowAt)
    return indexPath
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewDidSelectRowAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewDidDeselectRowAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewAccessoryButtonTappedForRowWith)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewCanPerformPrimaryActionForRowAt)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewPerformPrimaryActionForRowAt)
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewShouldBeginMultipleSelectionInteractionAt)
    return false
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewDidBeginMultipleSelectionInteractionAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableViewDidEndMultipleSelectionInteraction(
    _ tableView: UITableView
  ) {
    MissingRequirement.mark(self, .tableViewDidEndMultipleSelectionInteraction)
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewShouldShowMenuForRowAt)
    return false
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewCanPerformActionForRowAtWithSender)
    return false
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    MissingRequirement.mark(self, .tableViewPerformActionForRowAtWithSender)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MissingRequirement.mark(self, .tableViewContextMenuConfigurationForRowAtPoint)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .tableViewPreviewForHighlightingContextMenuWithConfiguration)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.mark(self, .tableViewPreviewForDismissingContextMenuWithConfiguration)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    MissingRequirement.mark(self, .tableViewWillPerformPreviewActionForMenuWithAnimator)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MissingRequirement.mark(self, .tableViewWillDisplayContextMenuAnimator)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    MissingRequirement.mark(self, .tableViewWillEndContextMenuInteractionAnimator)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewCanFocusRowAt)
    return true
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewShouldUpdateFocusIn)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    MissingRequirement.mark(self, .tableViewDidUpdateFocusInWith)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func indexPathForPreferredFocusedView(
    in tableView: UITableView
  ) -> IndexPath? {
    MissingRequirement.mark(self, .indexPathForPreferredFocusedViewIn)
    return nil
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewSelectionFollowsFocusForRowAt)
    return false
  }

  /// What a class without the method does: `.delete`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    MissingRequirement.mark(self, .tableViewEditingStyleForRowAt)
    return .delete
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewShouldIndentWhileEditingRowAt)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewWillBeginEditingRowAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didEndEditingRowAt indexPath: IndexPath?
  ) {
    MissingRequirement.mark(self, .tableViewDidEndEditingRowAt)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    MissingRequirement.mark(self, .tableViewTitleForDeleteConfirmationButtonForRowAt)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MissingRequirement.mark(self, .tableViewLeadingSwipeActionsConfigurationForRowAt)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MissingRequirement.mark(self, .tableViewTrailingSwipeActionsConfigurationForRowAt)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    MissingRequirement.mark(self, .tableViewEditActionsForRowAt)
    return nil
  }

  /// What a class without the method does: `proposedDestinationIndexPath`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    MissingRequirement.mark(self, .tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath)
    return proposedDestinationIndexPath
  }

  /// `object.tableView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var tableView: UITableViewDelegateOptionals.TableView? { .init(object: self) }

  /// `object.tableViewDidEndMultipleSelectionInteraction?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var tableViewDidEndMultipleSelectionInteraction: UITableViewDelegateOptionals.TableViewDidEndMultipleSelectionInteraction? { .init(object: self) }

  /// `object.indexPathForPreferredFocusedView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView: UITableViewDelegateOptionals.IndexPathForPreferredFocusedView? { .init(object: self) }
}

/// The optional requirements of `UITableViewDelegate` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UITableViewDelegateOptionals {}

extension UITableViewDelegateOptionals {
  /// The optional methods called `tableView`, to be called.
  @preconcurrency @MainActor
  public struct TableView {
    let object: any UITableViewDelegate
  }
}

extension UITableViewDelegateOptionals.TableView {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewWillDisplayForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    return MissingRequirement.isMarked(object, .tableViewWillDisplayHeaderViewForSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, willDisplayFooterView: view, forSection: section)
    return MissingRequirement.isMarked(object, .tableViewWillDisplayFooterViewForSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewDidEndDisplayingForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    return MissingRequirement.isMarked(object, .tableViewDidEndDisplayingHeaderViewForSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    return MissingRequirement.isMarked(object, .tableViewDidEndDisplayingFooterViewForSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, heightForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewHeightForRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    object.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(tableView, heightForRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, heightForHeaderInSection: section)
    return MissingRequirement.isMarked(object, .tableViewHeightForHeaderInSection) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    object.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(tableView, heightForHeaderInSection: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, heightForFooterInSection: section)
    return MissingRequirement.isMarked(object, .tableViewHeightForFooterInSection) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    object.tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(tableView, heightForFooterInSection: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, estimatedHeightForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewEstimatedHeightForRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    object.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(tableView, estimatedHeightForRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, estimatedHeightForHeaderInSection: section)
    return MissingRequirement.isMarked(object, .tableViewEstimatedHeightForHeaderInSection) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    object.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(tableView, estimatedHeightForHeaderInSection: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, estimatedHeightForFooterInSection: section)
    return MissingRequirement.isMarked(object, .tableViewEstimatedHeightForFooterInSection) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    object.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> OptionalResult<CGFloat> {
    OptionalResult(self(tableView, estimatedHeightForFooterInSection: section))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, viewForHeaderInSection: section)
    return MissingRequirement.isMarked(object, .tableViewViewForHeaderInSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, viewForFooterInSection: section)
    return MissingRequirement.isMarked(object, .tableViewViewForFooterInSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, indentationLevelForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewIndentationLevelForRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    object.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> OptionalResult<Int> {
    OptionalResult(self(tableView, indentationLevelForRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, shouldHighlightRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewShouldHighlightRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, shouldHighlightRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didHighlightRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewDidHighlightRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didUnhighlightRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewDidUnhighlightRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, willSelectRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewWillSelectRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, willDeselectRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewWillDeselectRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didSelectRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewDidSelectRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didDeselectRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewDidDeselectRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    return MissingRequirement.isMarked(object, .tableViewAccessoryButtonTappedForRowWith) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewCanPerformPrimaryActionForRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, canPerformPrimaryActionForRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewPerformPrimaryActionForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewShouldBeginMultipleSelectionInteractionAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewDidBeginMultipleSelectionInteractionAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewShouldShowMenuForRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, shouldShowMenuForRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    return MissingRequirement.isMarked(object, .tableViewCanPerformActionForRowAtWithSender) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    object.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    return MissingRequirement.isMarked(object, .tableViewPerformActionForRowAtWithSender) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    return MissingRequirement.isMarked(object, .tableViewContextMenuConfigurationForRowAtPoint) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    return MissingRequirement.isMarked(object, .tableViewPreviewForHighlightingContextMenuWithConfiguration) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    return MissingRequirement.isMarked(object, .tableViewPreviewForDismissingContextMenuWithConfiguration) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .tableViewWillPerformPreviewActionForMenuWithAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .tableViewWillDisplayContextMenuAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    return MissingRequirement.isMarked(object, .tableViewWillEndContextMenuInteractionAnimator) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, canFocusRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewCanFocusRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, canFocusRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, shouldUpdateFocusIn: context)
    return MissingRequirement.isMarked(object, .tableViewShouldUpdateFocusIn) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    object.tableView(tableView, shouldUpdateFocusIn: context)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, shouldUpdateFocusIn: context))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    return MissingRequirement.isMarked(object, .tableViewDidUpdateFocusInWith) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewSelectionFollowsFocusForRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, selectionFollowsFocusForRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, editingStyleForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewEditingStyleForRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    object.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> OptionalResult<UITableViewCell.EditingStyle> {
    OptionalResult(self(tableView, editingStyleForRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewShouldIndentWhileEditingRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, shouldIndentWhileEditingRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, willBeginEditingRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewWillBeginEditingRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    didEndEditingRowAt indexPath: IndexPath?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, didEndEditingRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewDidEndEditingRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewTitleForDeleteConfirmationButtonForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewLeadingSwipeActionsConfigurationForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewTrailingSwipeActionsConfigurationForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, editActionsForRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewEditActionsForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    return MissingRequirement.isMarked(object, .tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    object.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> OptionalResult<IndexPath> {
    OptionalResult(self(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath))
  }
}

extension UITableViewDelegateOptionals {
  /// The optional methods called `tableViewDidEndMultipleSelectionInteraction`, to be called.
  @preconcurrency @MainActor
  public struct TableViewDidEndMultipleSelectionInteraction {
    let object: any UITableViewDelegate
  }
}

extension UITableViewDelegateOptionals.TableViewDidEndMultipleSelectionInteraction {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableViewDidEndMultipleSelectionInteraction(tableView)
    return MissingRequirement.isMarked(object, .tableViewDidEndMultipleSelectionInteraction) ? nil : result
  }
}

extension UITableViewDelegateOptionals {
  /// The optional methods called `indexPathForPreferredFocusedView`, to be called.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedView {
    let object: any UITableViewDelegate
  }
}

extension UITableViewDelegateOptionals.IndexPathForPreferredFocusedView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    in tableView: UITableView
  ) -> IndexPath? {
    MissingRequirement.clear()
    let result = object.indexPathForPreferredFocusedView(in: tableView)
    return MissingRequirement.isMarked(object, .indexPathForPreferredFocusedViewIn) ? nil : result
  }
}
