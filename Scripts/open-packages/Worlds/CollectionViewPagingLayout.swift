@testable import CollectionViewPagingLayout
import Support
import UIKit

private final class PageCell: UICollectionViewCell, ScaleTransformView {
  let scaleOptions = ScaleTransformViewOptions(minScale: 0.6, maxScale: 1)
  private let card = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.frame = bounds.insetBy(dx: 60, dy: 60)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override var backgroundColor: UIColor? {
    get { card.backgroundColor }
    set { card.backgroundColor = newValue }
  }
}

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { PageCell.self }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CollectionViewPagingLayout()
  layout.numberOfVisibleItems = 5
  return Screen(layout)
}
