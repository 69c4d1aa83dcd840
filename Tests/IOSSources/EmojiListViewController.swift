import UIKit

/// Rows with configurations: the list's own, one made by hand, and a state with a key of its own.
class EmojiListViewController: UIViewController {
  enum Row: Hashable {
    case emoji(String)
    case setting(title: String, value: String)
    case link(title: String, detail: String)
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)

    let emojiCell = UICollectionView.CellRegistration<EmojiCell, String> { cell, _, emoji in
      cell.emoji = emoji
    }
    let settingCell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      cell, _, row in
      guard case let .setting(title, value) = row else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
    }
    let linkCell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      cell, _, row in
      guard case let .link(title, detail) = row else { return }
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = title
        content.secondaryText = detail
        content.textProperties.color = .systemBlue
        if state.isSelected || state.isHighlighted {
          content.textProperties.color = .white
          content.secondaryTextProperties.color = .white
        }
        cell.contentConfiguration = content

        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(
          top: 2, leading: 8, bottom: 2, trailing: 8)
        background.strokeWidth = 1
        if state.isSelected || state.isHighlighted {
          background.backgroundColor = nil
        }
        cell.backgroundConfiguration = background
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, row in
      switch row {
      case .emoji(let emoji):
        return collectionView.dequeueConfiguredReusableCell(
          using: emojiCell, for: indexPath, item: emoji)
      case .setting:
        return collectionView.dequeueConfiguredReusableCell(
          using: settingCell, for: indexPath, item: row)
      case .link:
        return collectionView.dequeueConfiguredReusableCell(
          using: linkCell, for: indexPath, item: row)
      }
    }
  }

  func show(_ rows: [Row]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension UIConfigurationStateCustomKey {
  static let emoji = UIConfigurationStateCustomKey("emoji")
}

extension UICellConfigurationState {
  var emoji: String? {
    set { self[.emoji] = newValue }
    get { return self[.emoji] as? String }
  }
}

class EmojiCell: UICollectionViewListCell {
  var emoji: String? {
    didSet {
      if emoji != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  private(set) var updates = 0

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.emoji = self.emoji
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    updates += 1
    backgroundConfiguration = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    var content = EmojiContentConfiguration().updated(for: state)
    content.emoji = state.emoji ?? "?"
    contentConfiguration = content
  }
}

struct EmojiContentConfiguration: UIContentConfiguration, Hashable {
  var emoji = ""
  var isBig = false

  func makeContentView() -> UIView & UIContentView {
    return EmojiContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> EmojiContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isBig = state.isSelected
    return updated
  }
}

class EmojiContentView: UIView, UIContentView {
  private var appliedConfiguration: EmojiContentConfiguration!
  let label = UILabel()

  var configuration: UIContentConfiguration {
    get { appliedConfiguration }
    set {
      guard let newConfig = newValue as? EmojiContentConfiguration else { return }
      apply(configuration: newConfig)
    }
  }

  init(configuration: EmojiContentConfiguration) {
    super.init(frame: .zero)
    addSubview(label)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    apply(configuration: configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply(configuration: EmojiContentConfiguration) {
    guard appliedConfiguration != configuration else { return }
    appliedConfiguration = configuration
    label.text = configuration.emoji
    label.font = .systemFont(ofSize: configuration.isBig ? 30 : 17)
  }
}
