import Foundation
import Testing

@testable import LayoutGeometry

/// Tests all layouts of a small world against the slow twin.
@Suite struct SmallWorldTests {
  private static let everything = CGRect(x: -1000, y: -1000, width: 4000, height: 4000)

  /// All lists of up to five items of three sizes: one, two or three to a line, and one longer than
  /// the line.
  private static let itemLists: [FlowSectionMetrics.Items] = {
    let kinds = [
      AxisSize(main: 6, cross: 10), AxisSize(main: 9, cross: 17.5), AxisSize(main: 4, cross: 41),
    ]
    var lists: [[AxisSize]] = [[]]
    var all: [[AxisSize]] = [[]]
    for _ in 1...5 {
      lists = lists.flatMap { list in kinds.map { list + [$0] } }
      all += lists
    }
    let counts = (0...7).map {
      FlowSectionMetrics.Items.uniform(count: $0, size: AxisSize(main: 6.25, cross: 7))
    }
    return all.map { .sized($0) } + counts
  }()

  private static let shapes: [FlowSectionMetrics] = {
    var shapes: [FlowSectionMetrics] = []
    for insets in [
      FlowSectionMetrics.Insets(),
      .init(mainLeading: 3, mainTrailing: 1.5, crossLeading: 2, crossTrailing: 1),
    ] {
      for spacing in [0, 2.5] {
        for bar in [0, 4.0] {
          shapes.append(
            FlowSectionMetrics(
              items: .uniform(count: 0, size: AxisSize(main: 0, cross: 0)), insets: insets,
              lineSpacing: 2 * spacing, interitemSpacing: spacing, headerExtent: bar,
              footerExtent: bar / 2))
        }
      }
    }
    return shapes
  }()

  @Test(arguments: [1.0, 2, 3])
  func everySectionEqualsTheSlowTwin(scale: Double) {
    for items in Self.itemLists {
      for shape in Self.shapes {
        var section = shape
        section.items = items
        let slow = SlowFlow(
          axis: .vertical, crossExtent: 40, scale: scale, sections: [section])
        let fast = FlowGeometry(
          axis: .vertical, crossExtent: 40, scale: scale, sections: [section])
        fast._checkInvariants()
        #expect(fast.all(in: Self.everything) == slow.elements, "\(section)")
        #expect(abs(Double(fast.contentSize.height) - slow.contentMain) < 1e-9)
        for placed in slow.elements {
          #expect(fast.frame(of: placed.element) == placed.frame)
        }
      }
    }
  }

  /// Several sections in one layout: some are empty, some have headers and footers, and lines
  /// overlap.
  private static let worlds: [[FlowSectionMetrics]] = {
    let empty = shapes[7]
    var uniform = shapes[5]
    uniform.items = .uniform(count: 5, size: AxisSize(main: 6, cross: 11))
    var sized = shapes[3]
    sized.items = .sized([
      AxisSize(main: 6, cross: 10), AxisSize(main: 9, cross: 17.5), AxisSize(main: 4, cross: 20),
      AxisSize(main: 0, cross: 0),
    ])
    var overlapping = sized
    overlapping.lineSpacing = -7
    var stacked = uniform
    stacked.lineSpacing = -6
    return [
      [], [empty], [uniform, empty, sized], [empty, empty, sized, uniform],
      [sized, overlapping, uniform], [stacked, sized],
    ]
  }()

  @Test(arguments: [FlowAxis.vertical, .horizontal])
  func everyRectangleAnswersLikeAFilterOfAllElements(axis: FlowAxis) {
    for world in Self.worlds {
      let slow = SlowFlow(axis: axis, crossExtent: 40, scale: 2, sections: world)
      let fast = FlowGeometry(axis: axis, crossExtent: 40, scale: 2, sections: world)
      fast._checkInvariants()
      for start in stride(from: -3.0, through: 90, by: 1.5) {
        for length in [0, 0.25, 1, 4, 15, 60.0] {
          for (cross, width) in [(-5.0, 50.0), (8, 10), (12, 0), (39.5, 3)] {
            let rect = axis.rect(
              AxisRect(main: start, cross: cross, size: AxisSize(main: length, cross: width)))
            let found = fast.all(in: rect)
            if found != slow.elements(in: rect) {
              Issue.record("\(rect): \(found), not \(slow.elements(in: rect))")
            }
          }
        }
      }
    }
  }

  @Test func everyPinnedRectangleAnswersLikeAFilterOfAllElements() {
    for world in Self.worlds {
      for offset in stride(from: -6.0, through: 90, by: 0.5) {
        let pinning = FlowPinning(
          visible: offset...offset + 12, pinsHeaders: true, pinsFooters: true)
        let slow = SlowFlow(
          axis: .vertical, crossExtent: 40, scale: 2, sections: world, pinning: pinning)
        let fast = FlowGeometry(axis: .vertical, crossExtent: 40, scale: 2, sections: world)
        fast._checkInvariants()
        let rect = CGRect(x: 0, y: offset, width: 40, height: 12)
        let found = fast.all(in: rect, pinning: pinning)
        if found != slow.elements(in: rect) {
          Issue.record("\(offset): \(found), not \(slow.elements(in: rect))")
        }
      }
    }
  }

  @Test func horizontalIsVerticalWithTheAxesSwapped() {
    for world in Self.worlds {
      let down = FlowGeometry(axis: .vertical, crossExtent: 40, scale: 3, sections: world)
      let across = FlowGeometry(axis: .horizontal, crossExtent: 40, scale: 3, sections: world)
      let swapped = across.all(in: Self.everything).map { placed in
        SlowFlow.Placed(
          element: placed.element,
          frame: CGRect(
            x: placed.frame.minY, y: placed.frame.minX, width: placed.frame.height,
            height: placed.frame.width))
      }
      #expect(down.all(in: Self.everything) == swapped)
      #expect(down.contentSize.width == across.contentSize.height)
    }
  }
}
