@testable import HTagView
import Support
import UIKit

/// A view of tags without cells: all hundred exist at once and are scrolled.
private final class Screen: UIViewController, HundredItems, HTagViewDataSource {
  var shown: Set<Int> = []
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = HTagView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: scrollView.frame)
    view.backgroundColor = .white
    scrollView.contentInsetAdjustmentBehavior = .never
    list.dataSource = self
    list.reloadData()
    list.layoutIfNeeded()
    list.frame.size.height = list.subviews.map(\.frame.maxY).max() ?? 0
    scrollView.contentSize = list.frame.size
    scrollView.addSubview(list)
    view.addSubview(scrollView)
  }

  func numberOfTags(_ tagView: HTagView) -> Int { 100 }

  func tagView(_ tagView: HTagView, titleOfTagAtIndex index: Int) -> String {
    "Tag \(index * 37 % 1000)"
  }

  func tagView(_ tagView: HTagView, tagTypeAtIndex index: Int) -> HTagType {
    index % 3 == 0 ? .cancel : .select
  }

  func scrollThrough() {
    let end = scrollView.contentSize.height - scrollView.bounds.height
    for offset in stride(from: 0, to: end + 100, by: 100) {
      scrollView.contentOffset.y = min(offset, end)
      view.layoutIfNeeded()
      for (number, tag) in list.subviews.enumerated()
      where tag.convert(tag.bounds, to: scrollView).intersects(scrollView.bounds) {
        shown.insert(number)
      }
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
