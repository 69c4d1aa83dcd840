// swift-format-ignore-file
// Generated from UIGestureRecognizerDelegate.swift, UIScrollViewDelegate.swift,
// UICollectionViewDelegate.swift, UICollectionViewDelegateFlowLayout.swift,
// UICollectionViewDataSource.swift, UICollectionViewDataSourcePrefetching.swift,
// UITabBarDelegate.swift by `swift run generate-optional-requirements`. Change the protocol and
// generate again.

/// Every optional requirement of a delegate or data source protocol.
enum OptionalRequirement: UInt8 {
  // UIGestureRecognizerDelegate
  case gestureRecognizerShouldBegin
  case gestureRecognizerShouldRecognizeSimultaneouslyWith
  case gestureRecognizerShouldRequireFailureOf
  case gestureRecognizerShouldBeRequiredToFailBy
  case gestureRecognizerShouldReceive
  // UIScrollViewDelegate
  case scrollViewDidScroll
  case scrollViewDidZoom
  case scrollViewWillBeginDragging
  case scrollViewWillEndDraggingWithVelocityTargetContentOffset
  case scrollViewDidEndDraggingWillDecelerate
  case scrollViewWillBeginDecelerating
  case scrollViewDidEndDecelerating
  case scrollViewDidEndScrollingAnimation
  case viewForZoomingIn
  case scrollViewWillBeginZoomingWith
  case scrollViewDidEndZoomingWithAtScale
  case scrollViewShouldScrollToTop
  case scrollViewDidScrollToTop
  case scrollViewDidChangeAdjustedContentInset
  // UICollectionViewDelegate
  case collectionViewShouldHighlightItemAt
  case collectionViewDidHighlightItemAt
  case collectionViewDidUnhighlightItemAt
  case collectionViewShouldSelectItemAt
  case collectionViewShouldDeselectItemAt
  case collectionViewDidSelectItemAt
  case collectionViewDidDeselectItemAt
  case collectionViewCanPerformPrimaryActionForItemAt
  case collectionViewPerformPrimaryActionForItemAt
  case collectionViewCanEditItemAt
  case collectionViewShouldBeginMultipleSelectionInteractionAt
  case collectionViewDidBeginMultipleSelectionInteractionAt
  case collectionViewDidEndMultipleSelectionInteraction
  case collectionViewWillDisplayForItemAt
  case collectionViewWillDisplaySupplementaryViewForElementKindAt
  case collectionViewDidEndDisplayingForItemAt
  case collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt
  case collectionViewTargetContentOffsetForProposedContentOffset
  case collectionViewTransitionLayoutForOldLayoutNewLayout
  case collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath
  case collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath
  case collectionViewShouldShowMenuForItemAt
  case collectionViewCanPerformActionForItemAtWithSender
  case collectionViewPerformActionForItemAtWithSender
  case collectionViewCanFocusItemAt
  case indexPathForPreferredFocusedViewIn
  case collectionViewSelectionFollowsFocusForItemAt
  // UICollectionViewDelegateFlowLayout
  case collectionViewLayoutSizeForItemAt
  case collectionViewLayoutInsetForSectionAt
  case collectionViewLayoutMinimumLineSpacingForSectionAt
  case collectionViewLayoutMinimumInteritemSpacingForSectionAt
  case collectionViewLayoutReferenceSizeForHeaderInSection
  case collectionViewLayoutReferenceSizeForFooterInSection
  // UICollectionViewDataSource
  case numberOfSectionsIn
  case collectionViewViewForSupplementaryElementOfKindAt
  case collectionViewCanMoveItemAt
  case collectionViewMoveItemAtTo
  case indexTitlesFor
  case collectionViewIndexPathForIndexTitleAt
  // UICollectionViewDataSourcePrefetching
  case collectionViewCancelPrefetchingForItemsAt
  // UITabBarDelegate
  case tabBarDidSelect
}
