import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Each misuse traps with a message similar to UIKit's.
@Suite struct CollectionViewMisuseTests {
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case unregistered, registrationTakenBack, emptyNib
    case cellNotFromTheQueue, noSupplementaryView, supplementaryViewNotFromTheQueue
    case unregisteredDecoration, itemThatDoesNotExist, cellWithThreeIndices
    case scrollToMissingItem, scrollToMissingSection, scrollToOneIndex, selectThreeIndices
    case insertOneIndex, deleteThreeIndices, moveToThreeIndices, twoMovesToOnePlace
    case dequeueWithOneIndex, twoVerticalPositions, twoHorizontalPositions, missingSection

    var sentence: String {
      switch self {
      case .unregistered, .registrationTakenBack:
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier item - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      case .emptyNib:
        "invalid nib registered for identifier (item) - nib must contain exactly one top level "
          + "object "
          + "which must be a UICollectionReusableView instance"
      case .cellNotFromTheQueue:
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      case .noSupplementaryView:
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(badge,[0, 0]) was nil"
      case .supplementaryViewNotFromTheQueue:
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(badge,[0, 0]) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
      case .unregisteredDecoration:
        "could not dequeue a view of kind: shelf with identifier shelf - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"
      case .itemThatDoesNotExist:
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: [0, 9]"
      case .cellWithThreeIndices, .scrollToOneIndex, .selectThreeIndices, .dequeueWithOneIndex,
        .insertOneIndex, .deleteThreeIndices, .moveToThreeIndices:
        "Invalid index path for use with UICollectionView. Index paths passed to collection view "
          + "must "
          + "contain exactly two indices specifying the section and item."
      case .scrollToMissingItem:
        "Attempted to scroll the collection view to an out-of-bounds item (2) when there are "
          + "only 2 "
          + "items in section 0."
      case .scrollToMissingSection:
        "Attempted to scroll the collection view to an out-of-bounds section (1) when there are "
          + "only "
          + "1 sections."
      case .twoMovesToOnePlace:
        "attempt to perform multiple moves to the same index path ([0, 1])"
      case .twoVerticalPositions:
        "attempt to use a scroll position with multiple vertical positioning styles"
      case .twoHorizontalPositions:
        "attempt to use a scroll position with multiple horizontal positioning styles"
      case .missingSection:
        "request for number of items in section 3 when there are only 1 sections in the collection "
          + "view"
      }
    }
  }

  @Test(arguments: Misuse.allCases) func stopsWithItsSentence(_ misuse: Misuse) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      await MainActor.run {
        let view = MisusedView(misuse)
        withExtendedLifetime(view) { view.misuse() }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("*** Terminating app due to uncaught exception"))
    #expect(text.contains(misuse.sentence))
  }
}

/// A collection view of two items that is misused in one way.
@MainActor
private final class MisusedView: NSObject, UICollectionViewDataSource {
  /// A layout that always returns one element.
  final class OneElement: UICollectionViewLayout {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
      self.attributes = attributes
      attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { [attributes] }
  }

  let misused: CollectionViewMisuseTests.Misuse
  let view: UICollectionView
  let handMade = HandMade()

  init(_ misused: CollectionViewMisuseTests.Misuse) {
    self.misused = misused
    let path = IndexPath.item(0)
    let odd: UICollectionViewLayoutAttributes? =
      switch misused {
      case .noSupplementaryView, .supplementaryViewNotFromTheQueue:
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
      case .unregisteredDecoration:
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
      case .itemThatDoesNotExist: UICollectionViewLayoutAttributes(forCellWith: .item(9))
      case .cellWithThreeIndices:
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(indexes: [0, 0, 0]))
      default: nil
      }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: odd.map(OneElement.init) ?? UICollectionViewFlowLayout())
    super.init()
    if misused != .unregistered { view.register(ItemCell.self, forCellWithReuseIdentifier: "item") }
    if misused == .registrationTakenBack {
      view.register(nil as AnyClass?, forCellWithReuseIdentifier: "item")
    }
    if misused == .emptyNib { view.register(UINib { [] }, forCellWithReuseIdentifier: "item") }
    view.dataSource = misused == .supplementaryViewNotFromTheQueue ? handMade : self
  }

  func misuse() {
    switch misused {
    case .scrollToMissingItem: view.scrollToItem(at: .item(2), at: .top, animated: false)
    case .scrollToMissingSection: view.scrollToItem(at: .item(0, 1), at: .top, animated: false)
    case .scrollToOneIndex:
      view.scrollToItem(at: IndexPath(index: 0), at: .top, animated: false)
    case .selectThreeIndices:
      view.selectItem(at: IndexPath(indexes: [0, 0, 0]), animated: false, scrollPosition: [])
    case .insertOneIndex: view.insertItems(at: [IndexPath(index: 0)])
    case .deleteThreeIndices: view.deleteItems(at: [IndexPath(indexes: [0, 0, 0])])
    case .moveToThreeIndices: view.moveItem(at: .item(0), to: IndexPath(indexes: [0, 0, 0]))
    case .twoMovesToOnePlace:
      view.performBatchUpdates {
        view.moveItem(at: .item(0), to: .item(1))
        view.moveItem(at: .item(1), to: .item(1))
      }
    case .dequeueWithOneIndex:
      _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(index: 0))
    case .twoVerticalPositions:
      view.scrollToItem(at: .item(0), at: [.top, .bottom], animated: false)
    case .twoHorizontalPositions:
      view.scrollToItem(at: .item(0), at: [.left, .centeredHorizontally], animated: false)
    case .missingSection: _ = view.numberOfItems(inSection: 3)
    default: view.layoutIfNeeded()
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if misused == .cellNotFromTheQueue { return UICollectionViewCell(frame: .zero) }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A data source whose supplementary views are not dequeued.
@MainActor
private final class HandMade: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
