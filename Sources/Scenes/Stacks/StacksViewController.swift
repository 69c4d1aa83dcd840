import UIKit

/// A board of every distribution and alignment of stack views.
final class StacksViewController: UICollectionViewController {
  private static let identifier = "Stack"

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(StackSampleCell.self, forCellWithReuseIdentifier: Self.identifier)
    collectionView.register(
      StackSectionHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.identifier)
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.itemSize = CGSize(width: 90, height: 72)
    layout.headerReferenceSize = CGSize(width: 0, height: 22)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    StackSample.sections.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { StackSample.sections[section].samples.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    let sample = StackSample.sections[indexPath.section].samples[indexPath.item]
    (cell as? StackSampleCell)?.show(sample)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    (view as? StackSectionHeader)?.title.text = StackSample.sections[indexPath.section].title
    return view
  }
}
