import SeededRandom
import UIKit

/// A conversation of two cats. Each cell sizes itself, most by `sizeThatFits`, asides by preferred
/// attributes; after all have been displayed, nothing moves any more.
final class ConversationViewController: UICollectionViewController {
  private static let identifier = "Remark"
  private static let asideIdentifier = "Aside"
  private static let sideMargin: CGFloat = 16
  /// The estimated height, above most cells' own, so no cell is created unnecessarily.
  private static let tallest: CGFloat = 110

  private let remarks: [(text: String, isOwn: Bool)]
  private let layout = UICollectionViewFlowLayout()
  private var hasSeenAll = false

  init() {
    var writer = CatCommentWriter(seed: 11)
    var generator = SeededGenerator(seed: 3)
    remarks = CatTopic.all.prefix(1).flatMap { writer.write(about: $0) }.prefix(60).map {
      ($0.text, generator.below(2) == 0)
    }
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(
      top: 12, left: Self.sideMargin, bottom: 12, right: Self.sideMargin)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      ConversationCell.self, forCellWithReuseIdentifier: Self.identifier)
    collectionView.register(AsideCell.self, forCellWithReuseIdentifier: Self.asideIdentifier)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 2 * Self.sideMargin
    layout.estimatedItemSize = CGSize(width: max(1, width), height: Self.tallest)
    guard !hasSeenAll, width > 0 else { return }
    hasSeenAll = true
    collectionView.seeAll()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { remarks.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let isAside = indexPath.item % 7 == 3
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: isAside ? Self.asideIdentifier : Self.identifier, for: indexPath)
    let remark = remarks[indexPath.item]
    (cell as? ConversationCell)?.show(remark.text, isOwn: remark.isOwn)
    (cell as? AsideCell)?.show(remark.text)
    return cell
  }
}
