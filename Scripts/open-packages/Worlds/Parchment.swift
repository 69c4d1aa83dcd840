@testable import Parchment
import Support
import UIKit

private final class MenuCell: PagingTitleCell {
  private(set) var number: Int?

  override func setPagingItem(
    _ pagingItem: PagingItem, selected: Bool, options: PagingOptions
  ) {
    super.setPagingItem(pagingItem, selected: selected, options: options)
    number = (pagingItem as? PagingIndexItem)?.index
  }
}

private final class Screen: UIViewController, HundredItems, PagingViewControllerDataSource {
  private(set) var shown: Set<Int> = []
  private let pages = PagingViewController()

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    pages.register(MenuCell.self, for: PagingIndexItem.self)
    pages.menuItemSize = .fixed(width: 90, height: 50)
    pages.dataSource = self
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  func numberOfViewControllers(in pagingViewController: PagingViewController) -> Int { 100 }

  func pagingViewController(
    _: PagingViewController, viewControllerAt index: Int
  ) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = NumberedCell.color(index)
    return page
  }

  func pagingViewController(_: PagingViewController, pagingItemAt index: Int) -> PagingItem {
    PagingIndexItem(index: index, title: "\(index)")
  }

  func scrollThrough() {
    let window = UIWindow(frame: view.frame)
    window.rootViewController = self
    window.makeKeyAndVisible()
    for index in 0..<100 {
      pages.select(index: index)
      window.layoutIfNeeded()
      window.clock.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
      let cells = pages.collectionView.visibleCells
      shown.formUnion(cells.compactMap { ($0 as? MenuCell)?.number })
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
