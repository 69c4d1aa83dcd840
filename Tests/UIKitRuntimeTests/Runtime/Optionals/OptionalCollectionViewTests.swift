import Testing
import UIKit

/// Tests the optional methods of a collection view's delegate and data sources, missing and
/// present.
@MainActor @Suite struct OptionalCollectionViewTests {
  private class Bare: UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}
  }

  private final class Rich: UICollectionViewDataSource, UICollectionViewDelegate {
    let header = UICollectionReusableView(frame: .zero)
    var moves: [[IndexPath]] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { header }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath, destinationIndexPath]) }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index, section: 1) }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { false }
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: proposedContentOffset.x + 1, y: 0) }
  }

  private let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let path = IndexPath(item: 1, section: 0)

  @Test func aDataSourceNeedsOnlyItemsAndCells() {
    let source: any UICollectionViewDataSource = Bare()
    #expect(source.collectionView(view, numberOfItemsInSection: 0) == 7)
    #expect(source.numberOfSections?(in: view) == nil)
    #expect(source.numberOfSections?(in: view) ?? 1 == 1)
    #expect(source.numberOfSections(in: view) == 1)
    #expect(
      source.collectionView?(view, viewForSupplementaryElementOfKind: "header", at: path) == nil)
    #expect(source.collectionView?(view, canMoveItemAt: path) == nil)
    #expect(source.collectionView?(view, moveItemAt: path, to: path) == nil)
    #expect(source.indexTitles?(for: view) == nil)
    #expect(source.collectionView?(view, indexPathForIndexTitle: "A", at: 0) == nil)
    let prefetching: any UICollectionViewDataSourcePrefetching = Bare()
    #expect(prefetching.collectionView?(view, cancelPrefetchingForItemsAt: [path]) == nil)
  }

  @Test func aRichDataSourceAnswers() {
    let rich = Rich()
    let source: any UICollectionViewDataSource = rich
    #expect(source.numberOfSections?(in: view) == 3)
    #expect(source.numberOfSections!(in: view) == 3)
    #expect(
      source.collectionView?(view, viewForSupplementaryElementOfKind: "header", at: path)
        === rich.header)
    #expect(source.collectionView?(view, canMoveItemAt: path) == false)
    source.collectionView?(view, moveItemAt: path, to: IndexPath(item: 2, section: 0))
    #expect(rich.moves == [[path, IndexPath(item: 2, section: 0)]])
    #expect(source.indexTitles?(for: view) == ["A"])
    #expect(
      source.collectionView?(view, indexPathForIndexTitle: "A", at: 4)
        == IndexPath(item: 4, section: 1))
    let delegate: any UICollectionViewDelegate = rich
    #expect(delegate.collectionView?(view, shouldHighlightItemAt: path) == false)
    #expect(
      delegate.collectionView?(
        view, targetContentOffsetForProposedContentOffset: CGPoint(x: 2, y: 3))
        == CGPoint(x: 3, y: 0))
  }

  @Test func aDelegateNeedsNothing() {
    let delegate: any UICollectionViewDelegate = Bare()
    let cell = UICollectionViewCell(frame: .zero)
    let questions: [Bool?] = [
      delegate.collectionView?(view, shouldHighlightItemAt: path),
      delegate.collectionView?(view, shouldSelectItemAt: path),
      delegate.collectionView?(view, shouldDeselectItemAt: path),
      delegate.collectionView?(view, canPerformPrimaryActionForItemAt: path),
      delegate.collectionView?(view, canEditItemAt: path),
      delegate.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path),
      delegate.collectionView?(view, shouldShowMenuForItemAt: path),
      delegate.collectionView?(
        view, canPerformAction: Selector("copy:"), forItemAt: path, withSender: nil),
      delegate.collectionView?(view, canFocusItemAt: path),
      delegate.collectionView?(view, selectionFollowsFocusForItemAt: path),
    ]
    #expect(questions == Array(repeating: nil, count: 10))
    let news: [Void?] = [
      delegate.collectionView?(view, didHighlightItemAt: path),
      delegate.collectionView?(view, didUnhighlightItemAt: path),
      delegate.collectionView?(view, didSelectItemAt: path),
      delegate.collectionView?(view, didDeselectItemAt: path),
      delegate.collectionView?(view, performPrimaryActionForItemAt: path),
      delegate.collectionView?(view, didBeginMultipleSelectionInteractionAt: path),
      delegate.collectionViewDidEndMultipleSelectionInteraction?(view),
      delegate.collectionView?(view, willDisplay: cell, forItemAt: path),
      delegate.collectionView?(
        view, willDisplaySupplementaryView: cell, forElementKind: "k", at: path),
      delegate.collectionView?(view, didEndDisplaying: cell, forItemAt: path),
      delegate.collectionView?(
        view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "k", at: path),
      delegate.collectionView?(
        view, performAction: Selector("copy:"), forItemAt: path, withSender: nil),
    ]
    #expect(news.allSatisfy { $0 == nil })
    #expect(
      delegate.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero) == nil)
    #expect(
      delegate.collectionView?(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: path) == nil)
    #expect(
      delegate.collectionView?(
        view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path) == nil)
    #expect(delegate.indexPathForPreferredFocusedView?(in: view) == nil)
  }

  @Test func aControllerHasOnlyWhatItsSubclassOverrides() {
    final class Controller: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { false }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = controller
    #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == false)
    #expect(delegate.collectionView?(view, shouldHighlightItemAt: path) == nil)
    #expect(delegate.scrollViewDidScroll?(view) == nil)
    let source: any UICollectionViewDataSource = controller
    #expect(source.numberOfSections?(in: view) == nil)
    #expect(source.collectionView(view, numberOfItemsInSection: 0) == 0)
  }

  /// As any other class without methods.
  @Test func aClassInsideAFunctionHasOnlyItsMethods() {
    final class Local: UICollectionViewDelegate {}
    let (local, bare): (any UICollectionViewDelegate, any UICollectionViewDelegate) =
      (Local(), Bare())
    #expect(local.collectionView?(view, shouldHighlightItemAt: path) == nil)
    #expect(bare.collectionView?(view, shouldHighlightItemAt: path) == nil)
    #expect(local.collectionView?(view, didSelectItemAt: path) == nil)
  }

  /// On iOS these calls stop the program.
  @Test func aMissingMethodWithAnExclamationMarkReturnsTheDefault() {
    let delegate: any UICollectionViewDelegate = Bare()
    let isHighlighted: Bool = delegate.collectionView!(view, shouldHighlightItemAt: path)
    let offset: CGPoint = delegate.collectionView!(
      view, targetContentOffsetForProposedContentOffset: CGPoint(x: 2, y: 3))
    let source: any UICollectionViewDataSource = Bare()
    let sections: Int = source.numberOfSections!(in: view)
    #expect(isHighlighted && offset == CGPoint(x: 2, y: 3) && sections == 1)
  }
}
