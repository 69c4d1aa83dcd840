@testable import CarLensCollectionViewLayout
import Support
import UIKit

private final class Cell: CarLensCollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let (top, card) = (UIView(), UIView())
    for view in [top, card] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.backgroundColor = .darkGray
    configure(topView: top, cardView: card, topViewHeight: 60)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { Cell.self }
}

@MainActor func makeScreen() -> NumberedScreen {
  Screen(
    CarLensCollectionViewLayout(
      options: CarLensCollectionViewLayoutOptions(itemSize: CGSize(width: 200, height: 300))))
}
