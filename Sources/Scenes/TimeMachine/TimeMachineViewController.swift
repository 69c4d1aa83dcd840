import UIKit

/// Shows the times at which its button was tapped, the latest first.
final class TimeMachineViewController: UICollectionViewController {
  private static let cellIdentifier = "Cell Identifier"

  /// The model.
  private var dates: [Date] = []
  private var clock = FixedClock()
  private let dateFormatter = DateFormatter.clock

  override func viewDidLoad() {
    super.viewDidLoad()
    configureLayout()
    collectionView.register(
      TimeMachineCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.backgroundColor = .black
    collectionView.indicatorStyle = .white
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNewDate() })
    navigationItem.title = "Our Time Machine"
  }

  private func configureLayout() {
    guard let flowLayout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    flowLayout.minimumInteritemSpacing = 40
    flowLayout.minimumLineSpacing = 40
    flowLayout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    flowLayout.itemSize = CGSize(width: 200, height: 200)
  }

  private func addNewDate() {
    collectionView.performBatchUpdates {
      dates.insert(clock.now(), at: 0)
      collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    dates.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? TimeMachineCell {
      cell.text = dateFormatter.string(from: dates[indexPath.item])
    }
    return cell
  }
}
