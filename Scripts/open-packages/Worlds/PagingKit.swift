@testable import PagingKit
import Support
import UIKit

private final class Screen: UIViewController, HundredItems, PagingMenuViewDataSource {
  private(set) var shown: Set<Int> = []
  private let menu = PagingMenuView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .white
    menu.autoresizingMask = .flexibleWidth
    menu.dataSource = self
    menu.register(type: TitleLabelMenuViewCell.self, with: "cell")
    menu.registerFocusView(view: UnderlineFocusView())
    view.addSubview(menu)
    menu.reloadData()
  }

  func numberOfItemForPagingMenuView() -> Int { 100 }

  func pagingMenuView(pagingMenuView: PagingMenuView, widthForItemAt index: Int) -> CGFloat {
    CGFloat(60 + index * 37 % 60)
  }

  func pagingMenuView(
    pagingMenuView: PagingMenuView, cellForItemAt index: Int
  ) -> PagingMenuViewCell {
    shown.insert(index)
    let cell = pagingMenuView.dequeue(with: "cell")
    (cell as? TitleLabelMenuViewCell)?.titleLabel.text = "\(index)"
    return cell
  }

  func scrollThrough() {
    let end = menu.contentSize.width - menu.bounds.width
    for offset in stride(from: 0, to: end + 40, by: 40) {
      menu.contentOffset.x = min(offset, end)
      view.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
