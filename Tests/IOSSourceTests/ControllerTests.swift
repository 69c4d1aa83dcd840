import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct ControllerTests {
  private func frames(_ view: UICollectionView, _ section: Int) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func aCollectionViewControllerShowsItsSections() throws {
    let gallery = GalleryViewController()
    gallery.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    gallery.view.layoutIfNeeded()
    let view = try #require(gallery.collectionView)
    view.layoutIfNeeded()
    #expect(gallery.events.first == "viewDidLoad")
    #expect(view.delegate === gallery)
    #expect(view.dataSource === gallery)
    #expect(
      frames(view, 0) == [
        CGRect(x: 0, y: 30, width: 100, height: 50),
        CGRect(x: 110, y: 30, width: 100, height: 50),
        CGRect(x: 220, y: 30, width: 100, height: 50),
      ])
    #expect(
      frames(view, 1) == [
        CGRect(x: 0, y: 110, width: 320, height: 80),
        CGRect(x: 0, y: 195, width: 320, height: 80),
      ])
    #expect(
      Set(view.visibleCells.compactMap { ($0 as? CommentCell)?.text })
        == ["0.0", "0.1", "0.2", "1.0", "1.1"])
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0]) as? TitleView)
    #expect(header.label.text == "Section 1")
    #expect(header.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
    header.layoutIfNeeded()
    #expect(header.label.frame == CGRect(x: 8, y: 0, width: 304, height: 30))

    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(gallery.events.last == "scroll 10")
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect((view.cellForItem(at: [0, 0]) as? CommentCell)?.selections.last == true)
    #expect(!gallery.events.contains { $0.hasPrefix("select") })
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: [0, 1]) == false)
    #expect(view.delegate?.collectionView?(view, shouldDeselectItemAt: [0, 1]) == nil)
    view.delegate?.collectionView?(view, didSelectItemAt: [1, 1])
    #expect(gallery.events.last == "select 1.1")
  }

  @Test func aControllerMayOwnItsCollectionView() throws {
    final class Follower: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let feed = FeedViewController()
    let follower = Follower()
    feed.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    feed.view.layoutIfNeeded()
    let view = try #require(feed.collectionView)
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(
      frames(view, 0) == [
        CGRect(x: 0, y: 0, width: 158, height: 44), CGRect(x: 162, y: 0, width: 158, height: 44),
        CGRect(x: 0, y: 54, width: 158, height: 44),
        CGRect(x: 162, y: 54, width: 158, height: 44),
      ])
    #expect(frames(view, 1)[..<5].map(\.minX) == [0, 81, 162, 243, 0])
    #expect(frames(view, 1)[..<5].map(\.minY) == [98, 98, 98, 98, 152])
    #expect(feed.displayed == Set(view.indexPathsForVisibleItems))

    feed.scrollDelegate = follower
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(follower.offsets == [300])
    #expect(feed.displayed == Set(view.indexPathsForVisibleItems))
    #expect(!feed.displayed.contains([0, 0]))

    var target = CGPoint(x: 0, y: 100)
    view.delegate?.scrollViewWillEndDragging?(
      view, withVelocity: CGPoint(x: 0, y: 1), targetContentOffset: &target)
    #expect(target == CGPoint(x: 0, y: 88))
    #expect(feed.dragEnds == [CGPoint(x: 0, y: 88)])
  }

  @Test func aProxyForwardsWhatItsTargetHas() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 21, height: 22) }

      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 3, y: 4) }
    }
    final class Nothing: NSObject, UICollectionViewDelegate {}

    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    func answers(_ target: UICollectionViewDelegate?) -> [CGSize?] {
      let proxy: UICollectionViewDelegateFlowLayout = FlowDelegateProxy(target: target)
      let offset = proxy.collectionView?(
        view, targetContentOffsetForProposedContentOffset: CGPoint(x: 1, y: 2))
      #expect(proxy.collectionView?(view, shouldHighlightItemAt: [0, 0]) == true)
      #expect(proxy.collectionView?(view, shouldSelectItemAt: [0, 0]) == nil)
      return [
        proxy.collectionView?(view, layout: layout, sizeForItemAt: [0, 0]),
        offset.map { CGSize(width: $0.x, height: $0.y) },
        proxy.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0),
      ]
    }
    let own = CGSize(width: 11, height: 12)
    #expect(answers(nil) == [own, CGSize(width: 1, height: 2), nil])
    let nothing = Nothing()
    #expect(answers(nothing) == [own, CGSize(width: 1, height: 2), nil])
    let sizes = Sizes()
    #expect(
      answers(sizes) == [CGSize(width: 21, height: 22), CGSize(width: 3, height: 4), nil])
  }
}
