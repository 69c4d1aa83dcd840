@testable import JXSegmentedView
import Support
import UIKit

private final class Screen: UIViewController, HundredItems {
  private(set) var shown: Set<Int> = []
  private let segments = JXSegmentedView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  private let source = JXSegmentedTitleDataSource()

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .white
    segments.autoresizingMask = .flexibleWidth
    source.titles = (0..<100).map { "Title \($0)" }
    source.isTitleColorGradientEnabled = true
    segments.dataSource = source
    let line = JXSegmentedIndicatorLineView()
    line.indicatorWidth = 20
    segments.indicators = [line]
    view.addSubview(segments)
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    guard let list = segments.collectionView else { return }
    let end = list.contentSize.width - list.bounds.width
    for offset in stride(from: 0, to: end + 100, by: 100) {
      list.contentOffset.x = min(offset, end)
      view.layoutIfNeeded()
      shown.formUnion(list.indexPathsForVisibleItems.map(\.item))
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
