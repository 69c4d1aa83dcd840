import Testing
import UIKit

/// Tests two sections of ten cells under headers, at rest and scrolled to the end, against UIKit's
/// pictures at 2x.
@MainActor
@Suite struct PinnedHeaderPictureTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    var name: String
    var size: CGSize
    var direction: UICollectionView.ScrollDirection
    var pins: Bool
    var scroll: UICollectionView.ScrollPosition?

    var testDescription: String { name }
  }

  nonisolated private static let portrait = CGSize(width: 375, height: 667)
  nonisolated private static let landscape = CGSize(width: 667, height: 375)

  nonisolated static let screens: [Screen] = [
    Screen(
      name: "PortraitInitialLayoutStickyHeaders", size: portrait, direction: .vertical, pins: true),
    Screen(
      name: "PortraitInitialLayoutUnstickyHeaders", size: portrait, direction: .vertical,
      pins: false),
    Screen(
      name: "PortraitScrolledStickyHeader", size: portrait, direction: .vertical, pins: true,
      scroll: .top),
    Screen(
      name: "PortraitScrolledUnstickyHeader", size: portrait, direction: .vertical, pins: false,
      scroll: .top),
    Screen(
      name: "PortraitHorizontalStickyHeaders", size: portrait, direction: .horizontal, pins: true),
    Screen(
      name: "PortraitHorizontalUnstickyHeaders", size: portrait, direction: .horizontal, pins: false
    ),
    Screen(
      name: "PortraitHorizontalScrolledStickyHeader", size: portrait, direction: .horizontal,
      pins: true, scroll: .right),
    Screen(
      name: "PortraitHorizontalScrolledUnstickyHeader", size: portrait, direction: .horizontal,
      pins: false, scroll: .right),
    Screen(
      name: "LandscapeInitialLayoutStickyHeaders", size: landscape, direction: .vertical, pins: true
    ),
    Screen(
      name: "LandscapeInitialLayoutUnstickyHeaders", size: landscape, direction: .vertical,
      pins: false),
    Screen(
      name: "LandscapeScrolledUnstickyHeader", size: landscape, direction: .vertical, pins: false,
      scroll: .top),
    Screen(
      name: "LandscapeScrolledStickyHeader", size: landscape, direction: .vertical, pins: true,
      scroll: .bottom),
    Screen(
      name: "LandscapeHorizontalStickyHeaders", size: landscape, direction: .horizontal,
      pins: true),
    Screen(
      name: "LandscapeHorizontalUnstickyHeaders", size: landscape, direction: .horizontal,
      pins: false),
    Screen(
      name: "LandscapeHorizontalScrolledStickyHeader", size: landscape, direction: .horizontal,
      pins: true, scroll: .right),
    Screen(
      name: "LandscapeHorizontalScrolledUnstickyHeader", size: landscape, direction: .horizontal,
      pins: false, scroll: .right),
  ]

  @Test(arguments: screens)
  func agreesOutsideTheGlyphs(screen: Screen) throws {
    let grid = makeGrid(screen)
    let drawn = try #require(
      picture(scale: 2) {
        grid.view.layoutIfNeeded()
        if let position = screen.scroll {
          grid.view.scrollToItem(
            at: IndexPath(item: 9, section: 1), at: position, animated: false)
        }
        return grid.view
      })
    try expectAgreement(
      drawn, "pinned-headers/\(screen.name)@2x.png", excluding: glyphs(in: grid.view))
  }

  private func makeGrid(_ screen: Screen) -> ColoredGrid {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 122, height: 81)
    layout.headerReferenceSize = CGSize(width: 50, height: 50)
    layout.scrollDirection = screen.direction
    layout.sectionHeadersPinToVisibleBounds = screen.pins
    let grid = ColoredGrid(
      frame: CGRect(origin: .zero, size: screen.size), layout: layout, counts: [10, 10],
      header: { header, path in
        header.backgroundColor = UIColor(bytes: 0, 150, 255)
        let label = UILabel(frame: header.bounds.insetBy(dx: 8, dy: 0))
        label.text = "UICollectionElementKindSectionHeader \(path.map { $0 })"
        header.addSubview(label)
      },
      cell: { cell, path in
        cell.backgroundColor = UIColor(bytes: 255, 38, 0)
        let label = UILabel(frame: cell.contentView.bounds)
        label.text = "[\(path.section), \(path.item)]"
        label.textAlignment = .center
        cell.contentView.addSubview(label)
      })
    return grid
  }

  /// The areas where either picture may have glyphs: a line's height at the middle of each cell and
  /// header, in pixels.
  private func glyphs(in view: UICollectionView) -> [CGRect] {
    let lineHeight: CGFloat = 24
    let cells = view.visibleCells.map {
      CGRect(x: $0.frame.midX - 30, y: $0.frame.midY - 12, width: 60, height: lineHeight)
    }
    let headers = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    ).map {
      CGRect(
        x: $0.frame.minX + 8, y: $0.frame.midY - 12, width: $0.frame.width - 16, height: lineHeight)
    }
    return (cells + headers).map {
      $0.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY).pixels(scale: 2)
    }
  }
}
