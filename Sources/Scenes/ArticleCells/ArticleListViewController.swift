import UIKit

/// Articles in cells that size themselves by constraints, below a header that a delegate measures
/// by its constraints.
final class ArticleListViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private static let identifier = "Article"
  private static let sideMargin: CGFloat = 12
  private static let estimatedHeight: CGFloat = 120

  private let layout = UICollectionViewFlowLayout()
  private let measuredHeader = ArticleHeader(frame: .zero)
  private var hasSeenAll = false

  init() {
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(
      top: 12, left: Self.sideMargin, bottom: 12, right: Self.sideMargin)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: Self.identifier)
    collectionView.register(
      ArticleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.identifier)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 2 * Self.sideMargin
    layout.estimatedItemSize = CGSize(width: max(1, width), height: Self.estimatedHeight)
    guard !hasSeenAll, width > 0 else { return }
    hasSeenAll = true
    collectionView.seeAll()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    measuredHeader.systemLayoutSizeFitting(
      CGSize(width: collectionView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Article.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? ArticleCell)?.show(Article.all[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
