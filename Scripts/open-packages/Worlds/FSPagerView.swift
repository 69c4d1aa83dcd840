@testable import FSPagerView
import Support
import UIKit

private final class Screen: UIViewController, HundredItems, FSPagerViewDataSource {
  var shown: Set<Int> = []
  private let pager = FSPagerView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: pager.frame)
    pager.register(FSPagerViewCell.self, forCellWithReuseIdentifier: "cell")
    pager.itemSize = CGSize(width: 200, height: 300)
    pager.dataSource = self
    view.addSubview(pager)
  }

  func numberOfItems(in pagerView: FSPagerView) -> Int { 100 }

  func pagerView(_ pagerView: FSPagerView, cellForItemAt index: Int) -> FSPagerViewCell {
    shown.insert(index)
    let cell = pagerView.dequeueReusableCell(withReuseIdentifier: "cell", at: index)
    cell.backgroundColor = NumberedCell.color(index)
    return cell
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    for index in 0..<100 {
      pager.scrollToItem(at: index, animated: false)
      pager.collectionView.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
