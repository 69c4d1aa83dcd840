import UIKit

/// Bars on black in the colours of the spectrum.
final class BarsViewController: UICollectionViewController {
  private static let cellIdentifier = "Bar"
  private static let barCount = 1200

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .black
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.indicatorStyle = .white
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    Self.barCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    cell.backgroundColor = Self.color(ofBar: indexPath.item)
    return cell
  }

  /// Returns a hue that runs once round the colour wheel, with slow waves of lightness.
  private static func color(ofBar bar: Int) -> UIColor {
    let progress = CGFloat(bar) / CGFloat(barCount)
    let wave = abs(CGFloat(bar % 72) / 36 - 1)
    return UIColor(
      hue: progress, saturation: 0.85 - 0.25 * wave, brightness: 0.7 + 0.3 * wave, alpha: 1)
  }
}
