import Foundation
import SeededRandom

@testable import LayoutGeometry

/// Random descriptions of compositional sections: nested, with insets, spacings, badges, boundaries
/// and backgrounds. Some have no room.
struct RandomDescription {
  var random: SeededGenerator

  mutating func section(orthogonal: Bool = false) -> CompositionalSection {
    var section = CompositionalSection(
      count: random.below(14), group: group(depth: 1 + random.below(3)))
    section.insets = insets(most: 12)
    section.interGroupSpacing = Double(random.below(5)) * 1.3
    section.isOrthogonal = orthogonal
    section.reference = .init(leading: Double(random.below(4)), trailing: Double(random.below(3)))
    section.boundariesFollowInsets = random.oneIn(2)
    for (kind, y) in [("header", 0.0), ("footer", 1), ("side", 0.5)] where random.oneIn(3) {
      var boundary = CompositionalBoundary(
        kind: kind, size: size(.fractionalWidth(share()), .absolute(1 + Double(random.below(30)))),
        position: .init(x: [0, 0.5, 1][random.below(3)], y: y))
      boundary.extendsBoundary = !random.oneIn(3)
      boundary.pinsToVisibleBounds = random.oneIn(2)
      boundary.offset = CGPoint(x: Double(random.below(9)) - 4, y: Double(random.below(9)) - 4)
      section.boundaries.append(boundary)
    }
    if random.oneIn(3) {
      var background = CompositionalBackground(kind: "background")
      background.insets = insets(most: 5)
      section.backgrounds = [background]
    }
    return section
  }

  private mutating func group(depth: Int) -> CompositionalItem {
    let axis: FlowAxis = random.oneIn(2) ? .horizontal : .vertical
    var item = CompositionalItem(
      size: size(dimension(least: 0.3), dimension(least: 0.3)), content: .item, tag: depth)
    let subitems = (0...random.below(3)).map { _ in
      depth > 1 && random.oneIn(2) ? group(depth: depth - 1) : leaf()
    }
    let repetition: CompositionalGroup.Repetition =
      switch random.below(4) {
      case 0: .equal(1 + random.below(4))
      case 1: .repeating(1 + random.below(3))
      default: .cycling
      }
    item.content =
      random.oneIn(8)
      ? .group(CompositionalGroup(.custom(Self.staircase)))
      : .group(
        CompositionalGroup(
          .line(axis, repetition), subitems: subitems,
          interItemSpacing: random.oneIn(2) ? spacing() : nil))
    if random.oneIn(3) { item.insets = insets(most: 8) }
    if random.oneIn(4) { item.supplementaries = [badge("group\(depth)")] }
    return item
  }

  private mutating func leaf() -> CompositionalItem {
    var item = CompositionalItem(size: size(dimension(least: 0.1), dimension(least: 0.1)))
    if random.oneIn(3) { item.insets = insets(most: 6) }
    if random.oneIn(3) {
      item.edgeSpacing = CompositionalEdgeSpacing(
        leading: random.oneIn(2) ? spacing() : nil, top: random.oneIn(2) ? spacing() : nil,
        trailing: random.oneIn(2) ? spacing() : nil, bottom: random.oneIn(2) ? spacing() : nil)
    }
    if random.oneIn(4) { item.supplementaries = [badge("badge")] }
    return item
  }

  private mutating func badge(_ kind: String) -> CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kind, size: size(.absolute(4 + Double(random.below(9))), .fractionalHeight(share())),
      containerAnchor: CompositionalAnchor(
        position: .init(x: [0, 0.5, 1][random.below(3)], y: [0, 0.5, 1][random.below(3)]),
        offset: random.oneIn(2)
          ? .absolute(x: Double(random.below(20)) - 10, y: Double(random.below(20)) - 10)
          : .fractional(x: 0.5, y: -0.5)))
  }

  private mutating func dimension(least: Double) -> CompositionalDimension {
    switch random.below(8) {
    case 0: .absolute(8 + Double(random.below(90)) / 3)
    case 1: .estimated(10 + Double(random.below(40)))
    case 2, 3, 4: .fractionalWidth(least + (1 - least) * Double(random.fraction()))
    case 5: .fractionalWidth(1)
    default: .fractionalHeight(least + (1 - least) * Double(random.fraction()))
    }
  }

  private mutating func share() -> Double { 0.2 + 0.8 * Double(random.fraction()) }

  private mutating func spacing() -> CompositionalSpacing {
    let points = Double(random.below(8)) * 0.7
    return random.oneIn(2) ? .fixed(points) : .flexible(points)
  }

  private mutating func insets(most: Int) -> CompositionalInsets {
    CompositionalInsets(
      top: Double(random.below(most)), leading: Double(random.below(most)),
      bottom: Double(random.below(most)), trailing: Double(random.below(most)))
  }

  /// A custom group whose items overlap, and extend past it.
  private static let staircase: @Sendable (CGSize) -> [CompositionalCustomItem] = { inner in
    (0..<3).map {
      CompositionalCustomItem(
        frame: CGRect(
          x: Double($0) * 7.3, y: Double($0) * 11.1 - 3, width: inner.width / 2,
          height: inner.height / 2),
        zIndex: $0)
    }
  }
}
