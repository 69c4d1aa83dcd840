import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// The final offset after scrolling to an item while sizes are measured: the item is at the
/// requested position, or content is at its end.
@MainActor @Suite struct ScrollTargetTests {
  /// Returns the height of an item, which is estimated at twenty points.
  private nonisolated static func length(_ item: Int) -> CGFloat { CGFloat(7 + (item * 13) % 50) }

  nonisolated static let places: [UICollectionView.ScrollPosition] = [
    .top, .centeredVertically, .bottom,
  ]
  nonisolated static let sideways: [UICollectionView.ScrollPosition] = [
    .left, .centeredHorizontally, .right,
  ]

  final class Ends: NSObject, UICollectionViewDelegate {
    var count = 0
    var offsets: [CGPoint] = []

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
  }

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  /// Returns sections of self-sizing rows with pinned headers, 30 points high and estimated at 10.
  private func rows(
    _ counts: [Int] = [60, 60, 60], pins: Bool = true, estimate: CGFloat = 20,
    direction: UICollectionView.ScrollDirection = .vertical, isRightToLeft: Bool = false
  ) -> CompositionalScreen {
    let screen = CompositionalScreen(
      counts, isRightToLeft: isRightToLeft, direction: direction
    ) { _ in
      let isVertical = direction == .vertical
      let size =
        isVertical
        ? layoutSize(.fractionalWidth(1), .estimated(estimate))
        : layoutSize(.estimated(estimate), .fractionalHeight(1))
      let items = [NSCollectionLayoutItem(layoutSize: size)]
      let section = NSCollectionLayoutSection(
        group: isVertical
          ? .horizontal(layoutSize: size, subitems: items)
          : .vertical(layoutSize: size, subitems: items))
      guard isVertical else { return section }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(10)), elementKind: "header",
        alignment: .top)
      header.pinToVisibleBounds = pins
      section.boundarySupplementaryItems = [header]
      return section
    }
    screen.wish = { path, size in
      direction == .vertical
        ? CGSize(width: size.width, height: Self.length(path.item + path.section * 7))
        : CGSize(width: Self.length(path.item), height: size.height)
    }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    return screen
  }

  private func flow(
    _ direction: UICollectionView.ScrollDirection, estimate: CGSize
  ) -> FittingScreen {
    let sizes = (0..<150).map { item in
      direction == .vertical
        ? CGSize(width: 100, height: Self.length(item))
        : CGSize(width: Self.length(item), height: 100)
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.minimumLineSpacing = 3
    let screen = FittingScreen([sizes], estimate: estimate, layout: layout)
    screen.view.layoutIfNeeded()
    return screen
  }

  /// Expects an item at a position, as far as the content allows.
  private func expectLanding(
    _ view: UIScrollView, _ frame: CGRect?, _ position: UICollectionView.ScrollPosition,
    _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let frame else { return #expect(Bool(false), "\(words)", sourceLocation: sourceLocation) }
    var wanted = view.contentOffset
    let size = view.bounds.size
    switch position {
    case .top: wanted.y = frame.minY
    case .bottom: wanted.y = frame.maxY - size.height
    case .centeredVertically: wanted.y = frame.midY - size.height / 2
    case .left: wanted.x = frame.minX
    case .right: wanted.x = frame.maxX - size.width
    default: wanted.x = frame.midX - size.width / 2
    }
    wanted = view.clampedContentOffset(wanted)
    let miss = max(abs(wanted.x - view.contentOffset.x), abs(wanted.y - view.contentOffset.y))
    #expect(miss <= 0.5, "\(words): \(miss) off", sourceLocation: sourceLocation)
  }

  nonisolated static let targets = [(0, 5), (0, 59), (1, 0), (1, 30), (2, 1), (2, 59)]

  @Test(arguments: places, [true, false])
  func rowsUnderPinnedHeaders(
    _ position: UICollectionView.ScrollPosition, _ animated: Bool
  ) {
    for (section, item) in Self.targets {
      for start in [CGFloat(0), 1_500, 100_000] {
        let (screen, ends) = (rows(), Ends())
        let window = window(screen.view)
        screen.view.delegate = ends
        screen.scroll(to: screen.view.clampedContentOffset(CGPoint(x: 0, y: start)).y)
        let before = screen.view.contentOffset
        screen.view.scrollToItem(
          at: IndexPath(item: item, section: section), at: position, animated: animated)
        screen.view.layoutIfNeeded()
        window.layer.clock.settle()
        expectLanding(
          screen.view, screen.frame(item, section), position,
          "\(section).\(item) from \(start)")
        #expect(ends.count == (animated && screen.view.contentOffset != before ? 1 : 0))
      }
    }
  }

  @Test(arguments: sideways, [true, false])
  func columns(_ position: UICollectionView.ScrollPosition, _ animated: Bool) {
    for isRightToLeft in [false, true] {
      for item in [3, 40, 99] {
        let screen = rows([100], direction: .horizontal, isRightToLeft: isRightToLeft)
        let window = window(screen.view)
        screen.view.scrollToItem(
          at: IndexPath(item: item, section: 0), at: position, animated: animated)
        screen.view.layoutIfNeeded()
        window.layer.clock.settle()
        expectLanding(screen.view, screen.frame(item), position, "\(item) \(isRightToLeft)")
      }
    }
  }

  @Test(arguments: places, [true, false])
  func flowsOfMeasuredRows(_ position: UICollectionView.ScrollPosition, _ animated: Bool) {
    for estimate in [
      CGSize(width: 100, height: 20), UICollectionViewFlowLayout.automaticSize,
    ] {
      for item in [3, 70, 149] {
        let screen = flow(.vertical, estimate: estimate)
        let window = window(screen.view)
        screen.view.scrollToItem(
          at: IndexPath(item: item, section: 0), at: position, animated: animated)
        screen.view.layoutIfNeeded()
        window.layer.clock.settle()
        expectLanding(screen.view, screen.frame(item), position, "\(item) \(estimate)")
      }
    }
  }

  @Test(arguments: sideways, [true, false])
  func flowsOfMeasuredColumns(_ position: UICollectionView.ScrollPosition, _ animated: Bool) {
    for item in [3, 70, 149] {
      let screen = flow(.horizontal, estimate: CGSize(width: 20, height: 100))
      let window = window(screen.view)
      screen.view.scrollToItem(
        at: IndexPath(item: item, section: 0), at: position, animated: animated)
      screen.view.layoutIfNeeded()
      window.layer.clock.settle()
      expectLanding(screen.view, screen.frame(item), position, "\(item)")
    }
  }

  /// The scroll is monotonic: measured sizes change its end, not the visible content.
  @Test func theWayGoesOneWay() {
    let (screen, ends) = (rows(), Ends())
    let window = window(screen.view)
    screen.view.delegate = ends
    screen.view.scrollToItem(at: IndexPath(item: 30, section: 2), at: .top, animated: true)
    window.layer.clock.settle()
    let steps = zip(ends.offsets, ends.offsets.dropFirst()).map { $1.y - $0.y }
    #expect(steps.allSatisfy { $0 >= -0.5 }, "\(steps.min() ?? 0)")
    #expect(steps.last.map { $0 < 100 } == true, "the last step is small")
  }

  /// An item that is moved by an update during the scroll is followed to its new position.
  @Test func updatesOnTheWayTakeTheTargetAlong() {
    let screen = rows([100], pins: false)
    let window = window(screen.view)
    screen.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
    window.layer.clock.advance(by: 0.1)
    screen.counts = [110]
    screen.view.insertItems(at: (0..<10).map { IndexPath(item: $0, section: 0) })
    window.layer.clock.settle()
    expectLanding(screen.view, screen.frame(60), .top, "moved by ten")
  }

  /// An offset set by the app before layout takes precedence.
  @Test func anotherOffsetIsKept() {
    let screen = rows()
    screen.view.scrollToItem(at: IndexPath(item: 30, section: 1), at: .top, animated: false)
    screen.view.contentOffset.y = 200
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentOffset.y == 200)
  }

  @Test func lists() {
    RenderSession.fresh(scale: 2).run {
      for (animated, section, row) in [
        (false, 1, 20), (true, 1, 20), (false, 2, 39), (true, 0, 30), (true, 2, 0),
      ] {
        let long = "A text that needs several lines in a narrow list. "
        let screen = ListScreen(
          (0..<3).map { number in
            .init(
              rows: (0..<40).map { String(repeating: long, count: 1 + ($0 * 7) % 4) },
              header: "Section \(number)")
          }, .plain, width: 200, height: 300)
        let window = window(screen.view)
        let path = IndexPath(item: row, section: section)
        screen.view.scrollToItem(at: path, at: .top, animated: animated)
        screen.view.layoutIfNeeded()
        window.layer.clock.settle()
        expectLanding(
          screen.view, screen.view.layoutAttributesForItem(at: path)?.frame, .top, "\(path)")
      }
    }
  }
}
