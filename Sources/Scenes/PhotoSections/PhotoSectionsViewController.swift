import UIKit

/// Twelve photographs, repeated in ten sections, each with its own colour.
final class PhotoSectionsViewController: UICollectionViewController {
  private static let cellIdentifier = "Cell Identifier"
  private static let selected = [
    IndexPath(item: 2, section: 0), IndexPath(item: 5, section: 0), IndexPath(item: 10, section: 0),
    IndexPath(item: 0, section: 1), IndexPath(item: 7, section: 1), IndexPath(item: 3, section: 2),
    IndexPath(item: 8, section: 4), IndexPath(item: 11, section: 9),
  ]
  private static let highlighted = IndexPath(item: 6, section: 0)

  private let images = PhotoMotif.photographs
  private let colors = PhotoSectionsViewController.makeColors()

  override func viewDidLoad() {
    super.viewDidLoad()
    configureLayout()
    clearsSelectionOnViewWillAppear = false
    collectionView.register(
      PhotoCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.backgroundColor = .black
    collectionView.indicatorStyle = .white
    collectionView.allowsMultipleSelection = true
    // A touch highlights immediately and does not scroll.
    collectionView.canCancelContentTouches = false
    collectionView.delaysContentTouches = false
    for indexPath in Self.selected {
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
    collectionView.machine.setHighlighted(true, at: Self.highlighted)
  }

  private func configureLayout() {
    guard let flowLayout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    flowLayout.minimumInteritemSpacing = 20
    flowLayout.minimumLineSpacing = 20
    flowLayout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    flowLayout.itemSize = CGSize(width: 220, height: 220)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { colors.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    images.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? PhotoCell {
      cell.image = images[indexPath.item]
      cell.backgroundColor = colors[indexPath.section]
    }
    return cell
  }

  /// Returns ten colours, each a little more than a third of the colour wheel after the one before.
  static func makeColors() -> [UIColor] {
    (0..<10).map { section in
      UIColor(
        hue: (CGFloat(section) * 0.381_966 + 0.56).truncatingRemainder(dividingBy: 1),
        saturation: 0.55, brightness: 0.78, alpha: 1)
    }
  }
}
