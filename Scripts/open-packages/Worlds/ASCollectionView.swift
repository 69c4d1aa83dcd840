@testable import ASCollectionView
import Support
import UIKit

private final class Cell: ASCollectionViewParallaxCell {}

private final class Screen: NumberedScreen, ASCollectionViewDataSource {
  override var headerKinds: [String] { [ASCollectionViewElement.Header] }
  func numberOfItemsInASCollectionView(_ asCollectionView: ASCollectionView) -> Int { 100 }
  func collectionView(
    _ asCollectionView: ASCollectionView, cellForItemAtIndexPath indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView(asCollectionView, cellForItemAt: indexPath) }
  func collectionView(
    _ asCollectionView: ASCollectionView, parallaxCellForItemAtIndexPath indexPath: IndexPath
  ) -> ASCollectionViewParallaxCell {
    _ = collectionView(asCollectionView, cellForItemAt: indexPath)
    return asCollectionView.dequeueReusableCell(withReuseIdentifier: "parallax", for: indexPath)
      as! ASCollectionViewParallaxCell
  }
  func collectionView(
    _ asCollectionView: ASCollectionView, headerAtIndexPath indexPath: IndexPath
  ) -> UICollectionReusableView {
    asCollectionView.dequeueReusableSupplementaryView(
      ofKind: ASCollectionViewElement.Header, withReuseIdentifier: ASCollectionViewElement.Header,
      for: indexPath)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let view = collectionView as? ASCollectionView else { return }
    view.register(Cell.self, forCellWithReuseIdentifier: "parallax")
    view.asDataSource = self
    view.dataSource = view
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  Screen(ASCollectionView(frame: .zero, collectionViewLayout: ASCollectionViewLayout()))
}
