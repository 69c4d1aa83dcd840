import UIKit

/// Paints in a grid, scrolled to its middle, with a transition to a line of cards.
final class TransitionViewController: UICollectionViewController {
  private static let cellIdentifier = "Paint"
  private static let gap: CGFloat = 10

  private let paints = PaintFamily.all.flatMap(\.paints)
  private let progress: CGFloat?

  /// Creates the controller.
  ///
  /// - Parameter progress: the progress of an interactive transition; nil for an animated one.
  init(progress: CGFloat?) {
    self.progress = progress
    let grid = UICollectionViewFlowLayout()
    grid.minimumInteritemSpacing = Self.gap
    grid.minimumLineSpacing = Self.gap
    grid.sectionInset = UIEdgeInsets(
      top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
    super.init(collectionViewLayout: grid)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(hex: 0xF2_EF_E8)
    collectionView.register(PaintCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let grid = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let side = ((view.bounds.width - 4 * Self.gap) / 3).rounded(.down)
    grid.itemSize = CGSize(width: side, height: side)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard collectionViewLayout is UICollectionViewFlowLayout else { return }
    view.layoutIfNeeded()
    collectionView.scrollToItem(
      at: IndexPath(item: paints.count / 2, section: 0), at: .centeredVertically, animated: false)
    view.layoutIfNeeded()
    turn()
  }

  private func turn() {
    let line = CardLineLayout()
    guard let progress else {
      return collectionView.setCollectionViewLayout(line, animated: true)
    }
    let transition = collectionView.startInteractiveTransition(to: line)
    transition.transitionProgress = progress
    transition.invalidateLayout()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    paints.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? PaintCell)?.show(paints[indexPath.item])
    return cell
  }
}
