import UIKit

private let reuseIdentifier = "Cell"

/// A collection view controller as Xcode's template begins one.
class GalleryViewController: UICollectionViewController {
  var sections = [3, 2]
  private(set) var events: [String] = []

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 5
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("viewDidLoad")
    collectionView.backgroundColor = .white
    collectionView.allowsMultipleSelection = true
    collectionView!.register(CommentCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView?.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
  }

  // MARK: UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return sections.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return sections[section]
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: indexPath)
    (cell as? CommentCell)?.text = "\(indexPath.section).\(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let header =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! TitleView
      header.label.text = "Section \(indexPath.section)"
      return header
    default:
      assert(false, "Unexpected element kind")
      return UICollectionReusableView()
    }
  }

  // MARK: UICollectionViewDelegate

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    return indexPath.item != 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    events.append("select \(indexPath.section).\(indexPath.item)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events.append("scroll \(Int(scrollView.contentOffset.y))")
  }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension GalleryViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return indexPath.section == 0
      ? (collectionViewLayout as! UICollectionViewFlowLayout).itemSize
      : CGSize(width: collectionView.bounds.width, height: 80)
  }
}
