import UIKit

/// Letters and digits in two sections, with sizes from a flow layout's delegate.
final class LettersAndDigitsViewController: UIViewController {
  private static let cellIdentifier = "cellIdentifier"
  private static let headerIdentifier = "headerIdentifier"
  private static let footerIdentifier = "footerIdentifier"

  var simpleModel = SimpleModel()
  private let images = CharacterImage()

  override func viewDidLoad() {
    super.viewDidLoad()
    let flowLayout = UICollectionViewFlowLayout()
    flowLayout.scrollDirection = .vertical
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: flowLayout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .white
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.register(
      LabelledImageCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.register(
      LabelReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.headerIdentifier)
    collectionView.register(
      LabelReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: Self.footerIdentifier)
    view.addSubview(collectionView)
  }
}

extension LettersAndDigitsViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    simpleModel.sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    simpleModel.sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? LabelledImageCell {
      let name = simpleModel.sections[indexPath.section][indexPath.item]
      cell.imageView.image = images.image(
        of: name, position: indexPath.section * 6 + indexPath.item)
      cell.label.text = "(\(indexPath.section), \(indexPath.item))"
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHeader ? Self.headerIdentifier : Self.footerIdentifier,
      for: indexPath)
    guard let labelled = view as? LabelReusableView else { return view }
    if isHeader {
      labelled.label.textAlignment = .center
      labelled.label.text = "Section \(indexPath.section)"
    } else {
      labelled.label.textAlignment = .natural
      let count = collectionView.numberOfItems(inSection: indexPath.section)
      labelled.label.text = "Section \(indexPath.section) have \(count) items"
    }
    return view
  }
}

extension LettersAndDigitsViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    LabelledImageCell.size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    section == 0 ? CGSize(width: 40, height: 40) : CGSize(width: 45, height: 45)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: 35, height: 35)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    20
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    20
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
  }
}
