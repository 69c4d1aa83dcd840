import Foundation

@testable import LayoutGeometry

/// The slow twin: the same layout written item by item, as the rules are stated, with every frame
/// stored.
///
/// It shares FlowGeometry's input, `FlowSectionMetrics` with its `EstimatedSizes`, the rectangles
/// of `FlowAxis` and their overlap, and `FrameGrid`, which rounds to pixels. It has its own line
/// breaking, justification, pinning and lookup.
struct SlowFlow {
  struct Placed: Equatable {
    var element: FlowElement
    var frame: CGRect
  }

  private(set) var elements: [Placed] = []
  private(set) var contentMain = 0.0
  private let axis: FlowAxis
  private let grid: FrameGrid

  init(
    axis: FlowAxis, crossExtent: Double, scale: Double, sections: [FlowSectionMetrics],
    pinning: FlowPinning? = nil
  ) {
    self.axis = axis
    grid = FrameGrid(scale: scale)
    var position = 0.0
    for (index, section) in sections.enumerated() {
      let start = position
      var bars: [(FlowElement, Double, Double)] = []
      bars.append((.header(section: index), position, section.headerExtent))
      position += section.headerExtent + section.insets.mainLeading
      let items = Self.items(of: section, crossExtent: crossExtent)
      var end = position
      for rect in items {
        end = max(end, position + rect.lineEnd)
      }
      let itemsStart = position
      position = end + section.insets.mainTrailing
      bars.append((.footer(section: index), position, section.footerExtent))
      position += section.footerExtent

      for (element, main, extent) in bars where extent > 0 {
        var main = main
        if let pinning {
          switch element {
          case .header where pinning.pinsHeaders:
            main = max(main, min(pinning.visible.lowerBound, position - extent))
          case .footer where pinning.pinsFooters:
            main = min(main, max(pinning.visible.upperBound - extent, start))
          default: break
          }
        }
        let rect = AxisRect(
          main: main, cross: 0, size: AxisSize(main: extent, cross: crossExtent))
        if case .header = element { add(element, rect) }
      }
      for (item, placed) in items.enumerated() {
        var rect = placed.rect
        rect.main += itemsStart
        add(.item(section: index, item: item), rect)
      }
      if section.footerExtent > 0 {
        var main = position - section.footerExtent
        if let pinning, pinning.pinsFooters {
          main = min(main, max(pinning.visible.upperBound - section.footerExtent, start))
        }
        add(
          .footer(section: index),
          AxisRect(
            main: main, cross: 0,
            size: AxisSize(main: section.footerExtent, cross: crossExtent)))
      }
    }
    contentMain = position
  }

  /// Returns the elements that meet the rectangle, with items of rows at their scrolled places.
  func elements(in rect: CGRect, scrolled: [Int: Double] = [:]) -> [Placed] {
    elements.filter { placed in
      var seen = axis.axisRect(placed.frame)
      if case .item(let section, _) = placed.element { seen.cross -= scrolled[section] ?? 0 }
      return seen.overlaps(axis.axisRect(rect))
    }
  }

  private mutating func add(_ element: FlowElement, _ rect: AxisRect) {
    elements.append(Placed(element: element, frame: axis.rect(grid.rounded(rect))))
  }

  private struct PlacedItem {
    var rect: AxisRect
    var lineEnd: Double
  }

  private static func items(
    of section: FlowSectionMetrics, crossExtent: Double
  ) -> [PlacedItem] {
    let available = crossExtent - section.insets.crossLeading - section.insets.crossTrailing
    var sizes: [AxisSize]
    switch section.items {
    case .uniform(let count, let size): sizes = Array(repeating: size, count: count)
    case .sized(let list): sizes = list
    case .estimated(let estimated): sizes = (0..<estimated.count).map { estimated[$0] }
    }
    let count = sizes.count
    guard let first = sizes.first else { return [] }
    if section.isRow { return row(of: sizes, section) }
    let isUniform = sizes.allSatisfy { $0 == first }
    // A uniform section is laid out as if its last line were full: phantom items are added, and
    // removed at the end.
    var lines = broken(sizes, available: available, spacing: section.interitemSpacing)
    if isUniform {
      let room = broken(
        Array(repeating: first, count: count + 100), available: available,
        spacing: section.interitemSpacing)[0].count
      while let last = lines.last, last.count < room, room <= count + 99 {
        lines[lines.count - 1] = last + [sizes.count]
        sizes.append(first)
      }
    }
    var result: [PlacedItem] = []
    var main = 0.0
    for (number, line) in lines.enumerated() {
      let tallest = line.map { sizes[$0].main }.max() ?? 0
      let sum = line.reduce(0) { $0 + sizes[$1].cross }
      var cross = section.insets.crossLeading
      var gap = section.interitemSpacing
      if isUniform || number < lines.count - 1 {
        if line.count > 1 {
          gap = (available - sum) / Double(line.count - 1)
        } else if sum <= available {
          cross += (available - sum) / 2
        }
      }
      for item in line {
        let size = sizes[item]
        result.append(
          PlacedItem(
            rect: AxisRect(main: main + (tallest - size.main) / 2, cross: cross, size: size),
            lineEnd: main + tallest))
        cross += size.cross + gap
      }
      main += tallest + section.lineSpacing
    }
    return Array(result.prefix(count))
  }

  /// Returns all items in one line, which is as high as the highest of them.
  private static func row(of sizes: [AxisSize], _ section: FlowSectionMetrics) -> [PlacedItem] {
    let tallest = sizes.map(\.main).max() ?? 0
    var cross = section.insets.crossLeading
    return sizes.map { size in
      defer { cross += size.cross + section.interitemSpacing }
      return PlacedItem(
        rect: AxisRect(main: (tallest - size.main) / 2, cross: cross, size: size), lineEnd: tallest)
    }
  }

  private static func broken(
    _ sizes: [AxisSize], available: Double, spacing: Double
  ) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for (index, size) in sizes.enumerated() {
      if lines.isEmpty || used + spacing + size.cross > available + 1e-6 {
        lines.append([index])
        used = size.cross
      } else {
        lines[lines.count - 1].append(index)
        used += spacing + size.cross
      }
    }
    return lines
  }
}

extension FlowGeometry {
  /// Returns every element with its frame, in order, through the query.
  func all(
    in rect: CGRect, pinning: FlowPinning? = nil, scrolled: [Int: Double] = [:]
  ) -> [SlowFlow.Placed] {
    var found: [SlowFlow.Placed] = []
    forEachElement(in: rect, pinning: pinning, scrolled: scrolled) {
      found.append(.init(element: $0, frame: $1))
    }
    return found
  }
}
