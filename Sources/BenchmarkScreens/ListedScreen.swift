import UIKit

/// An everyday screen: a navigation controller with a compositional list of self-sizing cells of
/// constraints and stack views.
@MainActor
package final class ListedScreen: UIViewController, UICollectionViewDataSource {
  private let number: Int

  /// An iPhone 15's screen with the list; no two numbers have the same texts.
  package static func make(_ number: Int) -> UIViewController {
    UINavigationController(rootViewController: ListedScreen(number))
  }

  private init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .systemGroupedBackground
    list.register(ListedCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ListedCell)?.show(indexPath.item, of: number)
    return cell
  }
}

/// An icon beside a column of title, text and a row of two captions.
final class ListedCell: UICollectionViewCell {
  private let icon = UIView()
  private let title = UILabel()
  private let text = UILabel()
  private let first = UILabel()
  private let second = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 10
    icon.layer.cornerRadius = 20
    title.font = .boldSystemFont(ofSize: 17)
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    text.textColor = .secondaryLabel
    for caption in [first, second] { caption.font = .systemFont(ofSize: 12) }
    let captions = UIStackView(arrangedSubviews: [first, second])
    captions.distribution = .equalSpacing
    let column = UIStackView(arrangedSubviews: [title, text, captions])
    column.axis = .vertical
    column.spacing = 4
    for view in [icon, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      column.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int, of screen: Int) {
    icon.backgroundColor = [.systemBlue, .systemGreen, .systemOrange, .systemPink][item % 4]
    title.text = "Message \(item) of \(screen)"
    let words = "Bring the boats in before the wind turns, \(screen); the harbour is full. "
    text.text = String(repeating: words, count: 1 + (item + screen) % 3)
    (first.text, second.text) = ("\(item + 1) minutes ago", "\((item * 7 + screen) % 90) replies")
  }
}
