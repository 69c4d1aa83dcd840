@testable import NazmulLayouts
import Support
import UIKit

private final class Screen: NumberedScreen, PinterestLayoutDelegate {
  init() {
    let layout = PinterestLayout()
    super.init(layout)
    layout.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, with width: CGFloat
  ) -> CGFloat { CGFloat(40 + indexPath.item * 37 % 100) }

  func collectionView(
    _ collectionView: UICollectionView, heightForAnnotationAt indexPath: IndexPath,
    with width: CGFloat
  ) -> CGFloat { 20 }
}

@MainActor func makeScreen() -> NumberedScreen { Screen() }
