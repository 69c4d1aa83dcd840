import UIKit

/// A list of controls, grouped by kind.
final class ControlsViewController: UICollectionViewController {
  private static let identifier = "Control"
  private static let headerHeight: CGFloat = 34

  private let groups = ControlGroup.all
  private let layout = UICollectionViewFlowLayout()
  /// A cell for measuring, never displayed.
  private let ruler = ControlCell(frame: .zero)

  init() {
    layout.minimumLineSpacing = 1
    layout.headerReferenceSize = CGSize(width: 0, height: Self.headerHeight)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(ControlCell.self, forCellWithReuseIdentifier: Self.identifier)
    collectionView.register(
      ControlHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.identifier)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { groups[section].examples.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? ControlCell)?.show(groups[indexPath.section].examples[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    (header as? ControlHeader)?.label.text = groups[indexPath.section].title
    return header
  }
}

extension ControlsViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    ruler.prepareForReuse()
    ruler.show(groups[indexPath.section].examples[indexPath.item])
    return ruler.sizeThatFits(CGSize(width: collectionView.bounds.width, height: 0))
  }
}
