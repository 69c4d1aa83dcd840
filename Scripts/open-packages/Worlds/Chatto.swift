@testable import Chatto
import Support
import UIKit

private final class Heights: ChatCollectionViewLayoutModelProviderProtocol {
  weak var collectionView: UICollectionView?

  var chatCollectionViewLayoutModel: ChatCollectionViewLayoutModel {
    .createModel(
      collectionView?.bounds.width ?? 0,
      itemsLayoutData: (0..<100).map { (height: CGFloat(40 + $0 % 3 * 20), bottomMargin: 10) })
  }
}

private final class Screen: NumberedScreen {
  private let heights = Heights()

  init() {
    let layout = ChatCollectionViewLayout()
    super.init(layout)
    layout.layoutModelProvider = heights
    heights.collectionView = collectionView
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func makeScreen() -> NumberedScreen { Screen() }
