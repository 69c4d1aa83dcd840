import UIKit

/// A plain list of letters: unread ones have a dot, a swipe flags or deletes.
final class InboxViewController: UICollectionViewController {
  private var letters = Letter.all
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Letter> {
    cell, _, letter in
    var content = UIListContentConfiguration.subtitleCell()
    content.text = letter.sender
    content.secondaryText = letter.subject
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessories = [.label(text: letter.day), .disclosureIndicator()]
    if !letter.isRead { cell.accessories.append(InboxViewController.dot) }
  }

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in
      trailingActions(at: $0)
    }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
  }

  required init?(coder: NSCoder) { nil }

  private static var dot: UICellAccessory {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    return .customView(
      configuration: .init(customView: dot, placement: .leading(), maintainsFixedSize: true))
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.letters.remove(at: path.item)
      self?.collectionView.deleteItems(at: [path])
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: letters[indexPath.item])
  }
}
