import SnapshotTesting
import Testing
import UIKit

final class BadgeWallViewController: UICollectionViewController {
  var words = (1...300).map { "No. \($0)" }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(BadgeCell.self, forCellWithReuseIdentifier: "Badge")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    words.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Badge", for: indexPath)
    (cell as? BadgeCell)?.text = words[indexPath.item]
    return cell
  }

  func removeFirst() {
    words.removeFirst()
    collectionView.performBatchUpdates {
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }
}

@MainActor @Suite struct BadgeWallTests {
  @Test func theWallScrolls() {
    assertSnapshot(
      of: BadgeWallViewController(),
      as: .image(
        size: CGSize(width: 400, height: 300), scale: 1, contentOffset: CGPoint(x: 0, y: 800)))
  }

  @Test func badgesSlideIntoTheGap() {
    let wall = BadgeWallViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = wall
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    wall.removeFirst()
    assertSnapshot(of: window, as: .image(scale: 1, at: 0.15))
  }
}
