import UIKit

/// Squares of 220 points in four columns, 20 points apart.
final class WallViewController: UICollectionViewController {
  private static let cellIdentifier = "Remark"

  private let firstNumber: Int?

  /// Creates the wall.
  ///
  /// - Parameter firstNumber: the number of the first cell; nil for cells without numbers.
  init(firstNumber: Int? = nil) {
    self.firstNumber = firstNumber
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 220)
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    super.init(collectionViewLayout: layout)
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(WallCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.allowsMultipleSelection = true
    for indexPath in WallRemarks.selected {
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    WallRemarks.sectionCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    WallRemarks.itemsPerSection
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? WallCell {
      cell.show(text(at: indexPath), on: WallRemarks.color(at: indexPath))
    }
    return cell
  }

  private func text(at indexPath: IndexPath) -> String {
    let remark = WallRemarks.text(at: indexPath)
    guard let firstNumber else { return remark }
    return "\(remark) \(firstNumber + WallRemarks.number(of: indexPath))"
  }
}
