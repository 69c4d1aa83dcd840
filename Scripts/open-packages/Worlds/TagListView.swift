@testable import TagListView
import Support
import UIKit

/// A view of tags without cells: all hundred exist at once and are scrolled.
private final class Screen: UIViewController, HundredItems {
  var shown: Set<Int> = []
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = TagListView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: scrollView.frame)
    view.backgroundColor = .white
    scrollView.contentInsetAdjustmentBehavior = .never
    list.textFont = .systemFont(ofSize: 24)
    let tags = list.addTags((0..<100).map { "Tag \($0 * 37 % 100)" })
    for (number, tag) in tags.enumerated() { tag.tag = number }
    list.frame.size.height = list.intrinsicContentSize.height
    scrollView.contentSize = list.frame.size
    scrollView.addSubview(list)
    view.addSubview(scrollView)
  }

  func scrollThrough() {
    let end = scrollView.contentSize.height - scrollView.bounds.height
    for offset in stride(from: 0, to: end + 100, by: 100) {
      scrollView.contentOffset.y = min(offset, end)
      view.layoutIfNeeded()
      let tags = list.tagViews.filter {
        $0.convert($0.bounds, to: scrollView).intersects(scrollView.bounds)
      }
      shown.formUnion(tags.map(\.tag))
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
