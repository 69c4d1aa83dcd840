import BenchmarkScreens
import Scenes
import UIKit

/// Measures the next frame of a scroll over orthogonally scrolling shelves. The reference is a flow
/// layout with the same cells at the same positions.
@MainActor
struct ShelfBenchmarks {
  private static let runs = 60

  func run() throws -> [Result] {
    let (shelves, grid) = (Self.renderer(isCompositional: true), Self.renderer())
    var y = 0.0
    let (ours, reference) = try Measurement.timedByTurns(
      runs: Self.runs,
      {
        y += BenchmarkScreen.step
        return try Measurement.once { _ = try shelves.render(offset: CGPoint(x: 0, y: y)) }
      }, { try Measurement.once { _ = try grid.render(offset: CGPoint(x: 0, y: y)) } })
    return [
      Result(
        name: "shelves_frame", ours: ours, reference: reference,
        referenceName: "the same cells in a flow layout", target: 1.5)
    ]
  }

  private static func renderer(isCompositional: Bool = false) -> SceneRenderer {
    SceneRenderer(
      scene: Scene(
        name: "shelves", summary: "Shelves of numbers", defaultSize: BenchmarkScreen.size
      ) { _ in Shelves(isCompositional: isCompositional) }, size: BenchmarkScreen.size,
      scale: BenchmarkScreen.scale)
  }
}

/// Shelves of five visible cells, each with its own text.
private final class Shelves: UICollectionViewController {
  private static let shelves = 200
  private static let perShelf = 5

  init(isCompositional: Bool) {
    super.init(
      collectionViewLayout: isCompositional ? Self.compositional : Self.flow)
    collectionView.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
  }

  required init?(coder: NSCoder) { nil }

  private static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 190, height: 120)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
    return layout
  }

  private static var compositional: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(190), heightDimension: .absolute(120))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 11.5
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 14, bottom: 10, trailing: 14)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.shelves }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.perShelf }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ShelfCell)?.label.text = "\(indexPath.section), \(indexPath.item)"
    return cell
  }
}

private final class ShelfCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 10
    label.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
