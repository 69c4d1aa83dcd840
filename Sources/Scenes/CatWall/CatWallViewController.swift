import Dispatch
import UIKit

/// The wall of a social network for cats.
final class CatWallViewController: UICollectionViewController {
  private static let cellIdentifier = "Comment"
  private static let headerIdentifier = "Topic"

  private let wall = CatWall.written
  private let cells: CatWallCells

  /// Whether a long task follows the display of each cell.
  private let hasTasks: Bool

  /// Creates a wall with cells of a class or of a nib.
  init(_ cells: CatWallCells, hasTasks: Bool = false) {
    self.cells = cells
    self.hasTasks = hasTasks
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 220)
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    super.init(collectionViewLayout: layout)
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    cells.register(with: collectionView, identifier: Self.cellIdentifier)
    collectionView.register(
      CatWallHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.headerIdentifier)
    collectionView.allowsMultipleSelection = true
    for indexPath in wall.selected {
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
  }

  /// Source: "iOS UICollectionView: The Complete Guide", listing 2.23.
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if hasTasks { DispatchQueue.global().async { LongTask.run() } }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    wall.sections.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    wall.sections[section].comments.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? any CatCommentShowing)?
      .show(wall.sections[indexPath.section].comments[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.headerIdentifier, for: indexPath)
    if let header = view as? CatWallHeader {
      let section = wall.sections[indexPath.section]
      header.title = section.title
      header.commentCount = section.comments.count
    }
    return view
  }
}
