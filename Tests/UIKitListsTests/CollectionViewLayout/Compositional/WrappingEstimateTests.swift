import Testing
import UIKit

/// Wrapping groups of cells with estimated widths and heights.
@MainActor
@Suite struct WrappingEstimateTests {
  private static let sizes = (0..<300).map { (item: Int) -> CGSize in
    let (width, height): (Int, Int) = (18 + item * 7 % 10, 12 + item * 5 % 16)
    return CGSize(width: width, height: height)
  }

  private func screen(safeArea: UIEdgeInsets) -> TagScreen {
    TagScreen(Self.sizes, safeArea: safeArea)
  }

  @Test func cellsInTheSafeAreaAreAsLargeAsOthers() throws {
    let screen = screen(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    for path in screen.view.indexPathsForVisibleItems {
      let (image, cell) = (Self.sizes[path.item], try #require(screen.view.cellForItem(at: path)))
      #expect(cell.frame.size == CGSize(width: image.width + 16, height: image.height + 16))
    }
  }
}

/// Cells with the size of an image inside their margins, as many per line as fit.
@MainActor
private final class TagScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let sizes: [CGSize]

  init(_ sizes: [CGSize], safeArea: UIEdgeInsets) {
    self.sizes = sizes
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.estimated(44), .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    view.setSafeAreaInsets(safeArea)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sizes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = Tag(size: sizes[indexPath.item])
    return cell
  }
}

private struct Tag: UIContentConfiguration {
  let size: CGSize

  func makeContentView() -> any UIView & UIContentView { TagView(self) }
  func updated(for state: any UIConfigurationState) -> Tag { self }
}

private final class TagView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  private let picture = SizedView()

  init(_ tag: Tag) {
    configuration = tag
    super.init(frame: .zero)
    picture.translatesAutoresizingMaskIntoConstraints = false
    addSubview(picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      picture.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      picture.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    if let tag = configuration as? Tag { picture.wanted = tag.size }
  }
}

private final class SizedView: UIView {
  var wanted = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { wanted }
}
