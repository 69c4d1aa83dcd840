import Foundation

@testable import LayoutGeometry

// Short names for the tests' descriptions.

func size(
  _ width: CompositionalDimension, _ height: CompositionalDimension
) -> CompositionalSize {
  CompositionalSize(width: width, height: height)
}

func leaf(
  _ width: CompositionalDimension, _ height: CompositionalDimension,
  insets: CompositionalInsets = .init(), badge: CompositionalSupplementary? = nil
) -> CompositionalItem {
  var item = CompositionalItem(size: size(width, height))
  item.insets = insets
  item.supplementaries = badge.map { [$0] } ?? []
  return item
}

func group(
  _ axis: FlowAxis, _ width: CompositionalDimension, _ height: CompositionalDimension,
  _ subitems: [CompositionalItem], _ repetition: CompositionalGroup.Repetition = .cycling,
  spacing: CompositionalSpacing? = nil, insets: CompositionalInsets = .init(), tag: Int = 0
) -> CompositionalItem {
  var item = CompositionalItem(
    size: size(width, height),
    content: .group(
      CompositionalGroup(.line(axis, repetition), subitems: subitems, interItemSpacing: spacing)),
    tag: tag)
  item.insets = insets
  return item
}

func layout(
  _ sections: [CompositionalSection], width: Double = 375, height: Double = 667, scale: Double = 2,
  axis: FlowAxis = .vertical, spacing: Double = 0, boundaries: [CompositionalBoundary] = []
) throws -> CompositionalGeometry {
  try CompositionalGeometry(
    axis: axis, container: CGSize(width: width, height: height), scale: scale, sections: sections,
    spacing: spacing, boundaries: boundaries)
}

extension CompositionalGeometry {
  /// Returns the frames of a section's items.
  func items(_ section: Int = 0) -> [CGRect] {
    (0..<sections[section].count).compactMap {
      placed(.item(section: section, item: $0))?.frame
    }
  }

  func frame(_ kind: String, section: Int = 0, _ index: Int = 0) -> CGRect? {
    placed(.supplementary(kind: kind, section: section, index: index))?.frame
  }

  /// Returns all elements one by one, each requested by its name: queries are compared with these.
  func everything(viewport: Viewport = Viewport()) -> [PlacedElement] {
    var elements: [CompositionalElement] = []
    for (number, section) in sections.enumerated() {
      elements += section.description.backgrounds.map {
        .background(kind: $0.kind, section: number)
      }
      elements += (0..<section.count).map { .item(section: number, item: $0) }
      let kinds = section.description.group.kinds
        .union(section.description.boundaries.map(\.kind))
      for kind in kinds.sorted() {
        elements += (0...max(0, 4 * section.count)).map {
          .supplementary(kind: kind, section: number, index: $0)
        }
      }
    }
    elements += frame.description.boundaries.map { .layoutBoundary(kind: $0.kind) }
    return elements.compactMap { placed($0, viewport: viewport) }
  }

  /// Returns the elements that a rectangle meets, by visiting all.
  func slowly(in rect: CGRect, viewport: Viewport) -> [PlacedElement] {
    everything(viewport: viewport).filter { placed in
      var seen = axis.axisRect(placed.frame)
      if let row = placed.element.row(of: self) { seen.cross -= viewport.scrolled[row] ?? 0 }
      return seen.overlaps(axis.axisRect(rect))
    }
  }
}

extension CompositionalElement {
  /// Returns the section whose row the element scrolls with.
  fileprivate func row(of layout: CompositionalGeometry) -> Int? {
    switch self {
    case .item(let section, _):
      return layout.sections[section].description.isOrthogonal ? section : nil
    case .supplementary(let kind, let section, _):
      let description = layout.sections[section].description
      let isBoundary = description.boundaries.contains { $0.kind == kind }
      return description.isOrthogonal && !isBoundary ? section : nil
    case .background, .layoutBoundary: return nil
    }
  }
}

extension CompositionalItem {
  fileprivate var kinds: Set<String> {
    var kinds = Set(supplementaries.map(\.kind))
    if case .group(let group) = content {
      for subitem in group.subitems { kinds.formUnion(subitem.kinds) }
    }
    return kinds
  }
}
