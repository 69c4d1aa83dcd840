import Foundation
import Testing

@testable import LayoutGeometry

/// Tests where orthogonal rows come to rest.
@Suite struct RowStopsTests {
  /// Returns the stops of ten groups of 40, 10 apart, 16 from either end, of which 100 points are
  /// visible.
  private func stops(_ behavior: RowStops.Behavior) -> RowStops {
    RowStops(
      behavior: behavior, visible: 100, content: 522, group: 40, spacing: 10, leading: 16,
      trailing: 16)
  }

  private static let behaviors: [RowStops.Behavior] = [
    .continuous, .groupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]

  /// For every proposed offset, the resting offset is in the content and stable.
  @Test(arguments: behaviors) func aRestIsARest(behavior: RowStops.Behavior) {
    let stops = stops(behavior)
    for proposed in stride(from: -300.0, through: 900, by: 7) {
      for start in stride(from: -50.0, through: 450, by: 50) {
        let rest = stops.rest(proposed, from: start)
        #expect(stops.range.contains(rest))
        #expect(stops.rest(rest, from: rest) == rest, "\(proposed) from \(start)")
      }
    }
  }

  @Test func groupsRestAtTheLeadingInset() {
    let stops = stops(.groupLeadingBoundary)
    #expect(stops.rest(0, from: 0) == 0)
    #expect(stops.rest(24, from: 0) == 0)
    #expect(stops.rest(26, from: 0) == 50)
    #expect(stops.rest(1000, from: 0) == 422)
  }

  @Test func pagingGoesOneGroupAtMost() {
    #expect(stops(.groupPaging).rest(1000, from: 100) == 150)
    #expect(stops(.groupPaging).rest(-1000, from: 100) == 50)
    #expect(stops(.paging).rest(1000, from: 100) == 422)
    #expect(stops(.paging).rest(260, from: 100) == 300)
  }

  /// The first and the last group can be centred, with any insets.
  @Test func centredGroupsAreInTheMiddle() {
    let stops = stops(.groupPagingCentered)
    #expect(stops.range == -14...436)
    #expect(stops.rest(0, from: 0) == -14)
    #expect(stops.rest(30, from: 0) == 36)
    #expect(stops.insets.leading == 14 && stops.insets.trailing == 14)
  }
}
