@testable import ScalingCarousel
import Support
import UIKit

private final class Cell: ScalingCarouselCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    mainView = UIView(frame: contentView.bounds)
    mainView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mainView.backgroundColor = .blue
    contentView.addSubview(mainView)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { Cell.self }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (collectionView as? ScalingCarouselView)?.didScroll()
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  Screen(ScalingCarouselView(withFrame: CGRect(x: 0, y: 0, width: 320, height: 480), andInset: 40))
}
