import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests the frames in scenes that constraints lay out, and that no constraint is ambiguous.
@MainActor
@Suite struct ConstraintScenesTests {
  /// In rows of stacks that are higher than their texts, baselines are ambiguous, so that scene is
  /// missing here.
  nonisolated private static let scenes: [Scene] = [.articleCells, .signUp, .profilePage]

  private func renderer(
    _ scene: Scene, _ size: CGSize, traits: UITraitCollection? = nil
  ) -> SceneRenderer {
    SceneRenderer(scene: scene, size: size, scale: 2, traits: traits)
  }

  @Test(
    arguments: scenes,
    [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
  func constraintsDecideEverything(_ scene: Scene, _ size: UIContentSizeCategory) throws {
    for direction: UITraitEnvironmentLayoutDirection in [.leftToRight, .rightToLeft] {
      let renderer = renderer(
        scene, CGSize(width: 320, height: 480),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(preferredContentSizeCategory: size),
          UITraitCollection(layoutDirection: direction),
        ]))
      _ = try renderer.render(offset: nil)
      let layout = renderer.onScreen { LayoutCapture.layout(of: renderer.window, scale: 2) }
      #expect(layout.issues == [], "\(direction)")
    }
  }

  /// The layout is mirrored: x' = width − x − w for every label.
  @Test(arguments: [Scene.articleCells, .signUp, .profilePage])
  func rightToLeftIsTheMirrorImage(_ scene: Scene) throws {
    func labels(_ direction: UITraitEnvironmentLayoutDirection) throws -> [CGRect] {
      let renderer = renderer(
        scene, CGSize(width: 320, height: 480),
        traits: UITraitCollection(layoutDirection: direction))
      _ = try renderer.render(offset: nil)
      return LayoutCapture.layout(of: renderer.window, scale: 2).elements
        .filter { $0.type == "UILabel" }.map(\.frame.rect)
    }
    let (left, right) = (try labels(.leftToRight), try labels(.rightToLeft))
    #expect(left.count > 5)
    for (one, other) in zip(left, right) {
      #expect(abs(other.minX - (320 - one.maxX)) <= 0.5, "\(one), \(other)")
      #expect(other.minY == one.minY && other.height == one.height)
      #expect(abs(other.width - one.width) <= 0.5)
    }
  }

  @Test func articleCellsAreAsHighAsTheirText() throws {
    let renderer = renderer(.articleCells, CGSize(width: 375, height: 667))
    let view = try #require(renderer.collectionView)
    var bottom =
      try #require(
        view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      ).frame.maxY + 2
    for item in 0..<view.numberOfItems(inSection: 0) {
      let frame = try #require(
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
      #expect(frame.minX == 12 && frame.width == 351)
      #expect(frame.minY == bottom + 10, "item \(item)")
      bottom = frame.maxY
      guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) else { continue }
      let inside = cell.contentView.subviews.map(\.frame)
      // There are 8 points above and at least 8 below; nothing extends past the edges.
      #expect(inside.map(\.minY).min() == 8)
      #expect(inside.map(\.maxY).max() == frame.height - 8)
    }
    #expect(view.contentSize.height == bottom + 12)
  }

  /// The second item is lower than its photograph, so the cell has 63 points and the margins.
  @Test func aShortArticleIsAsHighAsItsPhotograph() throws {
    let renderer = renderer(.articleCells, CGSize(width: 768, height: 667))
    let view = try #require(renderer.collectionView)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.size
        == CGSize(width: 744, height: 79))
  }

  @Test func anErrorBelowItsFieldPushesTheRestDown() throws {
    let renderer = renderer(.signUp, CGSize(width: 375, height: 667))
    let labels = LayoutCapture.layout(of: renderer.window, scale: 2).elements
      .filter { $0.type == "UILabel" && $0.state == nil }
    func frame(_ text: String) throws -> CGRect {
      try #require(labels.first { $0.text == text }).frame.rect
    }
    let (problem, soil) = (try frame("Five digits, please."), try frame("Soil"))
    #expect(problem.minY == (try frame("123").maxY + 8 + 4))
    #expect(soil.minY == problem.maxY + 14)
    #expect(try frame("Postcode").minY == frame("Town").minY)
    #expect(try frame("Ask for a plot") == CGRect(x: 16, y: 615, width: 343, height: 44))
  }

  @Test func aLongNameGivesWayAndItsBadgeDoesNot() throws {
    func widths(_ width: CGFloat) throws -> (name: CGFloat, badge: CGFloat) {
      let renderer = renderer(.profilePage, CGSize(width: width, height: 480))
      let labels = LayoutCapture.layout(of: renderer.window, scale: 2).elements
      let name = try #require(labels.first { $0.text?.hasPrefix("Botanical") == true })
      let badge = try #require(labels.first { $0.text == "OPEN" })
      return (name.frame.width, badge.frame.width)
    }
    let (narrow, wide) = (try widths(300), try widths(700))
    #expect(narrow.badge == wide.badge)
    #expect(narrow.name < 150 && wide.name > 300)
  }

  @Test func stacksShowEveryDistributionAndAlignment() throws {
    #expect(StackSample.sections.count == 10)
    #expect(
      StackSample.sections.map(\.samples.count) == Array(repeating: 6, count: 5)
        + Array(repeating: 4, count: 5))
    let renderer = renderer(.stacks, CGSize(width: 300, height: 640))
    let view = try #require(renderer.collectionView)
    defer { withExtendedLifetime(renderer) {} }
    func words(_ section: Int, _ item: Int) throws -> [CGRect] {
      let path = IndexPath(item: item, section: section)
      view.scrollToItem(at: path, at: .top, animated: false)
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: path))
      let stack = try #require(cell.contentView.subviews.first as? UIStackView)
      return stack.arrangedSubviews.map(\.frame)
    }
    // In rows, the first view takes the remaining width; all are equal; gaps are equal; distances
    // of centres are equal.
    let fill = try words(0, 1)
    #expect(fill[0].minX == 0 && fill[2].maxX == 90 && fill[0].width > fill[2].width)
    let equal = try words(1, 1).map(\.width)
    #expect((equal.max() ?? 0) - (equal.min() ?? 0) <= 0.5)
    let spaced = try words(3, 3)
    #expect(abs((spaced[1].minX - spaced[0].maxX) - (spaced[2].minX - spaced[1].maxX)) <= 0.5)
    let centred = try words(4, 3).map(\.midX)
    #expect(abs((centred[1] - centred[0]) - (centred[2] - centred[1])) <= 1)
    // Tops, bottoms and middles are aligned.
    #expect(Set(try words(0, 1).map(\.minY)).count == 1)
    #expect(Set(try words(0, 4).map(\.maxY)).count == 1)
    // Columns are aligned at their trailing edge.
    #expect(try words(5, 3).map(\.maxX) == [90, 90, 90])
  }
}
