import BenchmarkScreens
import Foundation
import SceneFiles
import Scenes
import SeededRandom
import UIKit

/// The cost of shadows: in the shop's picture, on large cards, and in a scrolling grid.
@MainActor
struct ShadowBenchmarks {
  private static let scale: CGFloat = 3

  func run() throws -> [Result] {
    [try shop(), cards(), try grid()]
  }

  // MARK: The shop

  /// The scene file's first picture, against the same file without its shadow.
  private func shop() throws -> Result {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Scenes/shop.yml").standardized.path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let plain = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("shadow:") }
      .joined(separator: "\n")
    precondition(plain != text)
    let folder = (path as NSString).deletingLastPathComponent
    let (shadowed, bare) = try (
      SceneFile(Data(text.utf8), path: path, folder: folder),
      SceneFile(Data(plain.utf8), path: path, folder: folder)
    )
    let (ours, reference) = try Measurement.byTurns(
      runs: 15, { _ = try shadowed.renderer.render(offset: nil) },
      { _ = try bare.renderer.render(offset: nil) })
    return Result(
      name: "shadow_shop", ours: ours, reference: reference,
      referenceName: "the shop without its shadows", target: 1.2)
  }

  // MARK: Cards

  /// Eight cards of 160 × 120 points with a shadow of radius 24, drawn for the first time.
  private func cards() -> Result {
    let ours = Measurement(runs: 5) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      root.backgroundColor = .white
      for index in 0..<8 {
        let card = UIView(
          frame: CGRect(x: 24 + index % 2 * 184, y: 40 + index / 2 * 190, width: 160, height: 120))
        card.backgroundColor = .white
        card.layer.cornerRadius = 16
        card.addShadow(radius: 24)
        root.addSubview(card)
      }
      precondition(root.snapshotBitmap(scale: Self.scale) != nil)
    }
    return Result(
      name: "shadow_cards", ours: ours, reference: Measurement([60]), referenceName: "60 ms",
      target: 1)
  }

  // MARK: A grid

  /// A hundred cells with photographs, scrolled by 97 points, against the same frame of cells
  /// without shadows.
  private func grid() throws -> Result {
    let (shadowed, bare) = try (Grid(hasShadows: true), Grid(hasShadows: false))
    let (ours, reference) = Measurement.byTurns(runs: 15, shadowed.scroll, bare.scroll)
    return Result(
      name: "shadow_grid_scrolled", ours: ours, reference: reference,
      referenceName: "the frame without shadows", target: 3)
  }

  @MainActor
  private final class Grid: NSObject, UICollectionViewDataSource {
    private let view: UICollectionView
    private let keeper = FrameKeeper()
    private let hasShadows: Bool
    private let photographs: [UIImage]

    init(hasShadows: Bool) throws {
      self.hasShadows = hasShadows
      photographs = try (0..<12).map { try Self.photograph(UInt64($0)) }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 72, height: 72)
      layout.minimumInteritemSpacing = 24
      layout.minimumLineSpacing = 24
      layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: BenchmarkScreen.size), collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Items.identifier)
      view.dataSource = self
      draw()
    }

    /// Scrolls to the next frame; at the end, back to the start.
    func scroll() {
      let end = view.contentSize.height - view.bounds.height
      let next = view.contentOffset.y + 97
      view.contentOffset.y = next > end ? 0 : next
      draw()
    }

    private func draw() {
      precondition(view.snapshotBitmap(scale: BenchmarkScreen.scale, keeper: keeper) != nil)
    }

    /// Returns a photograph whose pixels occur in no other.
    private static func photograph(_ seed: UInt64) throws -> UIImage {
      guard let bitmap = Bitmap(width: 144, height: 144) else { throw BenchmarkError.noMemory }
      var random = SeededGenerator(seed: seed)
      let words = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
      for index in 0..<bitmap.bytesPerRow / 4 * bitmap.height {
        words[index] = 0xFF00_0000 | UInt32(random.next() >> 40)
      }
      bitmap.markDirty()
      return UIImage(cgImage: CGImage(sharing: bitmap), scale: 2, orientation: .up)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: Items.identifier, for: indexPath)
      let photograph = photographs[indexPath.item % photographs.count]
      if let shown = cell.contentView.subviews.first as? UIImageView {
        shown.image = photograph
        return cell
      }
      let imageView = UIImageView(image: photograph)
      imageView.frame = cell.contentView.bounds
      imageView.clipsToBounds = true
      imageView.layer.cornerRadius = 12
      cell.contentView.addSubview(imageView)
      cell.backgroundColor = .white
      cell.layer.cornerRadius = 12
      if hasShadows { cell.addShadow(radius: 8) }
      return cell
    }
  }
}

extension SceneFile {
  /// A new screen of the file's size.
  @MainActor fileprivate var renderer: SceneRenderer {
    SceneRenderer(scene: scene, size: size, scale: scale)
  }
}

extension UIView {
  fileprivate func addShadow(radius: CGFloat) {
    layer.shadowOpacity = 0.3
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }
}
