import UIKit

/// Photographs in cards with rounded corners, which are masked in each card, or part of the
/// photograph.
///
/// Source: "iOS UICollectionView: The Complete Guide", chapter 2, on `cornerRadius` with
/// `masksToBounds`.
final class RoundedCardsViewController: UICollectionViewController {
  private static let cellIdentifier = "Card"
  private static let count = 400
  private static let side: CGFloat = 120
  private static let radius: CGFloat = 16

  /// Whether each cell's layer masks its corners.
  private let masks: Bool
  private var images: [UIImage?] = []

  init(masks: Bool) {
    self.masks = masks
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(
      RoundedCard.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    images = PhotoMotif.allCases.map { image(of: $0) }
  }

  /// Returns an image of the card's size at scale 2; its corners are clear unless the layer masks
  /// them.
  private func image(of motif: PhotoMotif) -> UIImage? {
    let size = CGSize(width: Self.side, height: Self.side)
    return UIGraphicsImageRenderer(size: size).image { context in
      let frame = CGRect(origin: .zero, size: size)
      if !masks { UIBezierPath(roundedRect: frame, cornerRadius: Self.radius).addClip() }
      motif.photographOnce?.draw(in: frame)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? RoundedCard)?.imageView.image = images[indexPath.item * 5 % images.count]
    cell.layer.cornerRadius = masks ? Self.radius : 0
    cell.layer.masksToBounds = masks
    return cell
  }
}
