import UIKit

/// Notes in one column; a tap pushes one.
final class NoteListController: UICollectionViewController {
  private static let cellIdentifier = "Note"

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 288, height: 64)
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    title = "Notes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Note.some.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? NoteCell)?.show(Note.some[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    navigationController?.pushViewController(
      NoteController(Note.some[indexPath.item]), animated: true)
  }
}
