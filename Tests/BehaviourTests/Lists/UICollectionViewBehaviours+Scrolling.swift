import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewBehaviours {
  /// Returns a flow layout of 10 columns or rows of 40 by 40, 10 apart, in a view of 100 by 100.
  @MainActor
  private static func strip(
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> CollectionScreen {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.scrollDirection = direction
    return CollectionScreen([10], layout: layout)
  }

  /// Adds rows about scrolling to items of 90 by 90, each 100 apart; the last one ends at 990.
  static func addScrolling(to list: inout Behaviours) {
    for (position, name, y) in [
      (UICollectionView.ScrollPosition.top, "top", 300.0), (.bottom, "bottom", 290),
      (.centeredVertically, "centeredvertically", 295),
    ] {
      list.row(
        "an item scrolls to the \(name == "centeredvertically" ? "middle" : name) of the bounds",
        .apple("uikit/uicollectionview/scrollposition/\(name)")
      ) {
        let screen = strip()
        screen.view.scrollToItem(at: .item(3), at: position, animated: false)
        #expect(screen.view.contentOffset == CGPoint(x: 0, y: y))
      }
    }
    for (position, name, x) in [
      (UICollectionView.ScrollPosition.left, "left", 300.0), (.right, "right", 290),
      (.centeredHorizontally, "centeredhorizontally", 295),
    ] {
      list.row(
        "an item scrolls to the \(name == "centeredhorizontally" ? "centre" : name), horizontally",
        .apple("uikit/uicollectionview/scrollposition/\(name)")
      ) {
        let screen = strip(.horizontal)
        screen.view.scrollToItem(at: .item(3), at: position, animated: false)
        #expect(screen.view.contentOffset == CGPoint(x: x, y: 0))
      }
    }
    list.row(
      "scrolling to an item stops at the content's end",
      .picture("pinned-headers/PortraitScrolledStickyHeader@2x.png")
    ) {
      let screen = strip(.horizontal)
      screen.view.scrollToItem(at: .item(9), at: .centeredHorizontally, animated: false)
      #expect(screen.view.contentOffset == CGPoint(x: 890, y: 0))
      screen.view.scrollToItem(at: .item(0), at: .centeredHorizontally, animated: false)
      #expect(screen.view.contentOffset == .zero)
    }
    list.row(
      "a position on the other axis does not change the offset",
      .apple("uikit/uicollectionview/scrolltoitem(at:at:animated:)")
    ) {
      let screen = strip()
      screen.scroll(to: CGPoint(x: 0, y: 40))
      screen.view.scrollToItem(at: .item(3), at: .centeredHorizontally, animated: false)
      #expect(screen.view.contentOffset == CGPoint(x: 0, y: 40))
    }
    list.row(
      "scroll positions are bits: top 1, middle 2, bottom 4, left 8, centre 16, right 32",
      .header("UICollectionView.h")
    ) {
      let positions: [UICollectionView.ScrollPosition] = [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
      ]
      #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }
    list.row(
      "scrolling to an item performs pending layout",
      .apple("uikit/uicollectionview/scrolltoitem(at:at:animated:)"),
      uncertain: "no page says whether iOS lays out first"
    ) {
      let fixture = Fixture(count: 30)
      fixture.view.scrollToItem(at: .item(9), at: .top, animated: false)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 90))
      #expect(fixture.view.indexPathsForVisibleItems.map(\.item).sorted() == [9, 10, 11, 12])
    }
    list.row(
      "scrolling to an item excludes the content inset",
      .apple("uikit/uicollectionview/scrolltoitem(at:at:animated:)"),
      uncertain: "public layouts rely on it; no page states it"
    ) {
      let screen = strip()
      screen.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 6, right: 0)
      screen.view.layoutIfNeeded()
      screen.view.scrollToItem(at: .item(3), at: .top, animated: false)
      #expect(screen.view.contentOffset.y == 280)
      screen.view.scrollToItem(at: .item(3), at: .bottom, animated: false)
      #expect(screen.view.contentOffset.y == 296)
    }
    list.row(
      "an animated scroll passes intermediate offsets and calls the delegate at its end",
      .apple("uikit/uicollectionview/scrolltoitem(at:at:animated:)")
    ) {
      final class Ends: NSObject, UICollectionViewDelegate {
        var ends = 0
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
      }
      let (screen, ends) = (strip(), Ends())
      let window = screen.show()
      screen.view.delegate = ends
      screen.view.scrollToItem(at: .item(3), at: .top, animated: true)
      window.clock.advance(by: 0.15)
      #expect(screen.view.contentOffset.y > 0 && screen.view.contentOffset.y < 300)
      #expect(ends.ends == 0)
      window.clock.settle()
      #expect(screen.view.contentOffset.y == 300)
      #expect(ends.ends == 1)
    }
    list.row(
      "the content size is the layout's",
      .apple("uikit/uicollectionviewlayout/collectionviewcontentsize")
    ) {
      #expect(strip().view.contentSize == CGSize(width: 100, height: 990))
      #expect(strip(.horizontal).view.contentSize == CGSize(width: 990, height: 100))
    }
    list.row(
      "cells are removed as they scroll offscreen and added as they become visible",
      .apple("uikit/uicollectionreusableview")
    ) {
      let screen = strip()
      #expect(screen.view.indexPathsForVisibleItems == [.item(0)])
      screen.scroll(to: CGPoint(x: 0, y: 495))
      #expect(Set(screen.view.indexPathsForVisibleItems) == [.item(5)])
      screen.scroll(to: CGPoint(x: 0, y: 380))
      #expect(Set(screen.view.indexPathsForVisibleItems) == [.item(3), .item(4)])
    }
  }
}
