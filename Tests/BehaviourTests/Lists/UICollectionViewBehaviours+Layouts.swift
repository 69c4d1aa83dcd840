import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewBehaviours {
  /// Returns a flow layout of square items.
  @MainActor
  private static func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// Adds rows about changes of the layout.
  static func addLayouts(to list: inout Behaviours) {
    list.row(
      "assigning a layout applies it without animation",
      .apple("uikit/uicollectionview/collectionviewlayout")
    ) {
      let screen = CollectionScreen([3], layout: flow(50))
      screen.show()
      let layout = flow(100)
      screen.view.collectionViewLayout = layout
      screen.view.layoutIfNeeded()
      #expect(screen.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(screen.cell(0)?.layer.presentation()?.frame.width == 100)
      #expect(layout.collectionView === screen.view)
    }
    list.row(
      "a replaced layout has no collection view",
      .apple("uikit/uicollectionviewlayout/collectionview")
    ) {
      let (old, new) = (flow(50), flow(20))
      #expect(old.collectionView == nil)
      let screen = CollectionScreen([3], layout: old)
      #expect(old.collectionView === screen.view)
      screen.view.collectionViewLayout = new
      #expect(old.collectionView == nil && new.collectionView === screen.view)
    }
    list.row(
      "the completion of an animated layout change is called with true",
      .apple("uikit/uicollectionview/setcollectionviewlayout(_:animated:completion:)")
    ) {
      let screen = CollectionScreen([3], layout: flow(20))
      let window = screen.show()
      var finished: [Bool] = []
      screen.view.setCollectionViewLayout(flow(80), animated: true) { finished.append($0) }
      window.clock.advance(by: 0.15)
      let width = screen.cell(0)?.layer.presentation()?.bounds.width ?? 0
      #expect(width > 21 && width < 79 && finished == [])
      window.clock.settle()
      #expect(screen.cell(0)?.bounds.width == 80 && finished == [true])
    }
    list.row(
      "views are called before and after a layout change, with both layouts",
      .apple("uikit/uicollectionreusableview/willtransition(from:to:)")
    ) {
      final class Cell: UICollectionViewCell {
        var heard: [String] = []
        private func side(_ layout: UICollectionViewLayout) -> Int {
          Int((layout as? UICollectionViewFlowLayout)?.itemSize.width ?? 0)
        }
        override func willTransition(
          from old: UICollectionViewLayout, to new: UICollectionViewLayout
        ) { heard.append("will \(side(old)) to \(side(new))") }
        override func didTransition(
          from old: UICollectionViewLayout, to new: UICollectionViewLayout
        ) { heard.append("did \(side(old)) to \(side(new))") }
      }
      let screen = CollectionScreen([1], layout: flow(20), cell: Cell.self)
      screen.view.setCollectionViewLayout(flow(30), animated: false)
      screen.view.layoutIfNeeded()
      #expect((screen.cell(0) as? Cell)?.heard == ["will 20 to 30", "did 20 to 30"])
    }
    list.row(
      "the selection survives a change of the layout",
      .apple("uikit/uicollectionview/setcollectionviewlayout(_:animated:)"),
      uncertain: "the page does not mention the selection"
    ) {
      let screen = CollectionScreen([3], layout: flow(20))
      screen.view.selectItem(at: .item(2), animated: false, scrollPosition: [])
      screen.view.setCollectionViewLayout(flow(30), animated: false)
      screen.view.layoutIfNeeded()
      #expect(screen.view.indexPathsForSelectedItems == [.item(2)])
      #expect(screen.cell(2)?.isSelected == true)
    }
    list.row(
      "the layout, then the delegate can change the offset after an update",
      .apple(
        "uikit/uicollectionviewdelegate/"
          + "collectionview(_:targetcontentoffsetforproposedcontentoffset:)")
    ) {
      final class Layout: RowsLayout {
        override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
          CGPoint(x: 0, y: proposed.y + 30)
        }
      }
      final class Delegate: NSObject, UICollectionViewDelegate {
        var proposed: [CGFloat] = []
        func collectionView(
          _ view: UICollectionView,
          targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
          proposed.append(proposedContentOffset.y)
          return CGPoint(x: 0, y: proposedContentOffset.y + 5)
        }
      }
      let (fixture, delegate) = (Fixture(Listing(count: 30), layout: Layout()), Delegate())
      fixture.view.delegate = delegate
      fixture.scroll(to: 10)
      fixture.view.performBatchUpdates {
        fixture.listing.sections[0].removeLast()
        fixture.view.deleteItems(at: [.item(29)])
      }
      fixture.view.layoutIfNeeded()
      #expect(delegate.proposed == [40])
      #expect(fixture.view.contentOffset.y == 45)
    }
    list.row(
      "an interactive transition makes its layout the current one",
      .apple("uikit/uicollectionview/startinteractivetransition(to:completion:)")
    ) {
      let (old, new) = (flow(20), flow(40))
      let screen = CollectionScreen([1], layout: old)
      screen.show()
      let transition = screen.view.startInteractiveTransition(to: new)
      #expect(screen.view.collectionViewLayout === transition)
      #expect(transition.currentLayout === old && transition.nextLayout === new)
      #expect(transition.transitionProgress == 0)
      transition.transitionProgress = 0.25
      transition.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(screen.cell(0)?.frame == CGRect(x: 0, y: 0, width: 25, height: 25))
    }
    for isFinished in [true, false] {
      list.row(
        isFinished
          ? "finishing a transition installs the new layout"
          : "cancelling a transition reinstalls the old layout",
        .apple(
          "uikit/uicollectionview/\(isFinished ? "finish" : "cancel")interactivetransition()")
      ) {
        let (old, new) = (flow(20), flow(40))
        let screen = CollectionScreen([1], layout: old)
        let window = screen.show()
        var told: [[Bool]] = []
        let transition = screen.view.startInteractiveTransition(to: new) { told.append([$0, $1]) }
        transition.transitionProgress = 0.5
        transition.invalidateLayout()
        screen.view.layoutIfNeeded()
        if isFinished {
          screen.view.finishInteractiveTransition()
        } else {
          screen.view.cancelInteractiveTransition()
        }
        window.clock.settle()
        #expect(screen.view.collectionViewLayout === (isFinished ? new : old))
        #expect(screen.cell(0)?.frame.width == (isFinished ? 40 : 20))
        #expect(told == [[true, isFinished]])
      }
    }
    list.row(
      "the delegate can provide the layout of a transition",
      .apple(
        "uikit/uicollectionviewdelegate/collectionview(_:transitionlayoutforoldlayout:newlayout:)")
    ) {
      final class Transition: UICollectionViewTransitionLayout {}
      final class Delegate: NSObject, UICollectionViewDelegate {
        func collectionView(
          _ view: UICollectionView, transitionLayoutForOldLayout from: UICollectionViewLayout,
          newLayout to: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout { Transition(currentLayout: from, nextLayout: to) }
      }
      let delegate = Delegate()
      let screen = CollectionScreen([1], layout: flow(20), delegate: delegate)
      screen.show()
      #expect(screen.view.startInteractiveTransition(to: flow(40)) is Transition)
    }
    list.row(
      "a transition layout stores the last value for a key",
      .apple("uikit/uicollectionviewtransitionlayout/updatevalue(_:foranimatedkey:)")
    ) {
      let transition = UICollectionViewTransitionLayout(
        currentLayout: flow(20), nextLayout: flow(40))
      #expect(transition.value(forAnimatedKey: "turn") == 0)
      transition.updateValue(0.25, forAnimatedKey: "turn")
      transition.updateValue(0.5, forAnimatedKey: "turn")
      #expect(transition.value(forAnimatedKey: "turn") == 0.5)
    }
  }

  /// Adds rows about interactive movement, which the app drives, with rows of 10 points.
  static func addMoving(to list: inout Behaviours) {
    list.row(
      "without moveItemAt in the data source no item moves",
      .apple("uikit/uicollectionview/begininteractivemovementforitem(at:)")
    ) {
      let fixture = Fixture(count: 5)
      fixture.view.layoutIfNeeded()
      #expect(!fixture.view.beginInteractiveMovementForItem(at: .item(0)))
    }
    list.row(
      "every item can move if the data source implements only moveItemAt",
      .apple("uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)")
    ) {
      let screen = MovableRows()
      #expect(screen.view.beginInteractiveMovementForItem(at: .item(2)))
      screen.view.cancelInteractiveMovement()
    }
    list.row(
      "dropping an item calls the data source with its destination",
      .apple("uikit/uicollectionview/endinteractivemovement()")
    ) {
      let screen = MovableRows()
      #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 26))
      #expect(screen.moves == [])
      screen.view.endInteractiveMovement()
      #expect(screen.moves == ["0 to 2"])
      #expect(screen.letters == ["b", "c", "a", "d"])
    }
    list.row(
      "cancelling a movement returns the item without calling the data source",
      .apple("uikit/uicollectionview/cancelinteractivemovement()")
    ) {
      let screen = MovableRows()
      #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 26))
      screen.view.cancelInteractiveMovement()
      screen.settle()
      #expect(screen.moves == [])
      #expect(screen.view.cellForItem(at: .item(0))?.frame.minY == 0)
    }
    list.row(
      "the moving item is centred on the finger, in front of all others",
      .apple(
        "uikit/uicollectionviewlayout/"
          + "layoutattributesforinteractivelymovingitem(at:withtargetposition:)")
    ) {
      let screen = MovableRows()
      let attributes = screen.view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: .item(1), withTargetPosition: CGPoint(x: 7, y: 31))
      #expect(attributes.center == CGPoint(x: 7, y: 31))
      #expect(attributes.zIndex == .max)
      #expect(attributes.size == CGSize(width: 20, height: 10))
    }
    list.row(
      "the delegate can replace the destination of a moving item",
      .apple(
        "uikit/uicollectionviewdelegate/"
          + "collectionview(_:targetindexpathformoveofitemfromoriginalindexpath:"
          + "atcurrentindexpath:toproposedindexpath:)")
    ) {
      final class Delegate: NSObject, UICollectionViewDelegate {
        func collectionView(
          _ view: UICollectionView,
          targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
          atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { IndexPath(item: min(proposed.item, 1), section: 0) }
      }
      let (screen, delegate) = (MovableRows(), Delegate())
      screen.view.delegate = delegate
      #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 36))
      screen.view.endInteractiveMovement()
      #expect(screen.moves == ["0 to 1"])
    }
    list.row(
      "an item dropped in its old place does not call the data source",
      .apple("uikit/uicollectionview/endinteractivemovement()"),
      uncertain: "whether iOS calls moveItemAt with equal places is not documented"
    ) {
      let screen = MovableRows()
      #expect(screen.view.beginInteractiveMovementForItem(at: .item(1)))
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 17))
      screen.view.endInteractiveMovement()
      #expect(screen.moves == [])
    }
  }
}
