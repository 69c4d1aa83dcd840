import BenchmarkScreens
import Scenes
import UIKit

/// Measures the next frame of a scroll over the scene `store`. The reference is a flow layout with
/// the same visible cells at the same positions, cut at the screen's edge, and without badges.
@MainActor
struct StoreBenchmarks {
  private static let runs = 80
  /// The distance of a finger per frame, in points. Larger steps reveal a whole shelf or nothing,
  /// so medians would vary.
  private static let step: CGFloat = 6
  /// The distance of the scroll in each direction, in points.
  private static let distance: CGFloat = 250

  func run() throws -> [Result] {
    let size = Scene.store.defaultSize
    let flow = Scene(name: "store-in-flow", summary: "The store's cells", defaultSize: size) { _ in
      FlowStore()
    }
    let (store, reference) = (Self.renderer(.store), Self.renderer(flow))
    var (scrolled, y): (CGFloat, CGFloat) = (0, 0)
    let (ours, theirs) = try Measurement.timedByTurns(
      runs: Self.runs,
      {
        scrolled = (scrolled + Self.step).truncatingRemainder(dividingBy: 2 * Self.distance)
        y = min(scrolled, 2 * Self.distance - scrolled)
        return try Measurement.once { _ = try store.render(offset: CGPoint(x: 0, y: y)) }
      }, { try Measurement.once { _ = try reference.render(offset: CGPoint(x: 0, y: y)) } })
    return [
      Result(
        name: "store_frame", ours: ours, reference: theirs,
        referenceName: "the same cells in a flow layout", target: 1.5)
    ]
  }

  private static func renderer(_ scene: Scene) -> SceneRenderer {
    SceneRenderer(scene: scene, size: scene.defaultSize, scale: BenchmarkScreen.scale)
  }
}

/// The store's shelves as lines of a flow layout.
private final class FlowStore: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private static let spacing: CGFloat = 12

  private let shelves = StoreShelf.all

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(StoreCard.self, forCellWithReuseIdentifier: Items.identifier)
    collectionView.register(
      StoreHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Items.identifier)
  }

  /// Returns the visible products, line by line.
  private func products(_ section: Int) -> [StoreShelf.Product] {
    let all = shelves[section].products
    return switch shelves[section].style {
    case .featured: Array(all.prefix(2))
    case .cards: Array(all.prefix(4))
    case .columns: [0, 3, 1, 4, 2, 5].map { all[$0] }
    case .grid: all
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { products(section).count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Items.identifier, for: indexPath)
    let products = products(indexPath.section)
    (cell as? StoreCard)?.show(products[indexPath.item], as: shelves[indexPath.section].style)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Items.identifier, for: indexPath)
    (view as? StoreHeader)?.show(shelves[indexPath.section].name)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    switch shelves[indexPath.section].style {
    case .featured: CGSize(width: indexPath.item == 0 ? 315 : 18, height: 150)
    case .cards: CGSize(width: indexPath.item < 3 ? 104 : 11, height: 124)
    case .columns: CGSize(width: indexPath.item % 2 == 0 ? 292 : 55, height: 56)
    case .grid: CGSize(width: 163.5, height: 64)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    switch shelves[section].style {
    case .featured: UIEdgeInsets(top: 10, left: 30, bottom: 16, right: 0)
    case .cards, .columns: UIEdgeInsets(top: 10, left: 16, bottom: 16, right: 0)
    case .grid: UIEdgeInsets(top: 10, left: 20, bottom: 16, right: 20)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { shelves[section].style == .columns ? 0 : Self.spacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { shelves[section].style == .grid ? 8 : Self.spacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 375, height: 40) }
}
