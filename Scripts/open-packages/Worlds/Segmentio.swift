@testable import Segmentio
import Support
import UIKit

private final class Screen: UIViewController, HundredItems {
  private(set) var shown: Set<Int> = []
  private let segments = Segmentio(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .white
    segments.autoresizingMask = .flexibleWidth
    view.addSubview(segments)
    segments.setup(
      content: (0..<100).map { SegmentioItem(title: "\($0)", image: nil) }, style: .onlyLabel,
      options: SegmentioOptions(segmentPosition: .fixed(maxVisibleItems: 4)))
    segments.selectedSegmentioIndex = 0
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    guard let list = segments.subviews.compactMap({ $0 as? UICollectionView }).first else { return }
    let end = list.contentSize.width - list.bounds.width
    for offset in stride(from: 0, to: end + 100, by: 100) {
      list.contentOffset.x = min(offset, end)
      view.layoutIfNeeded()
      shown.formUnion(list.indexPathsForVisibleItems.map(\.item))
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
