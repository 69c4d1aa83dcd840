import Foundation
import Testing

@testable import LayoutGeometry

/// Tests that a group without room is refused, with its name in the error.
@Suite struct CompositionalRefusalTests {
  /// Source: LiveContainer/LiveContainer, issue 1414, a logged exception of iOS 17.
  @Test func insetsThatLeaveNothingAreRefused() {
    let narrow = group(
      .horizontal, .fractionalWidth(1), .estimated(94),
      [leaf(.fractionalWidth(0.25), .estimated(94))], spacing: .fixed(16),
      insets: .init(leading: 16, trailing: 16), tag: 7)
    #expect(
      throws: CompositionalFailure(
        section: 0,
        problem: .insufficientSpace(
          group: 7, insets: .init(leading: 16, trailing: 16),
          container: CGSize(width: 32, height: 653)))
    ) {
      try layout([CompositionalSection(count: 3, group: narrow)], width: 32, height: 653)
    }
  }

  @Test(arguments: [
    group(
      .horizontal, .absolute(50), .absolute(50), [leaf(.absolute(51), .absolute(5))], tag: 1),
    group(.horizontal, .absolute(50), .absolute(50), [], tag: 1),
    group(
      .vertical, .absolute(50), .absolute(50), [leaf(.absolute(5), .fractionalHeight(1.1))],
      tag: 1),
    group(.vertical, .absolute(0), .absolute(50), [leaf(.absolute(5), .absolute(5))], tag: 1),
    group(.vertical, .absolute(9), .absolute(50), [leaf(.absolute(5), .absolute(0))], tag: 1),
    group(.vertical, .absolute(9), .absolute(50), [leaf(.absolute(5), .absolute(.nan))], tag: 1),
    group(
      .vertical, .absolute(9), .absolute(20), [leaf(.absolute(5), .absolute(5))], .equal(3),
      spacing: .fixed(10), tag: 1),
  ])
  func groupsWithoutRoomForAnySubitemAreRefused(item: CompositionalItem) {
    #expect {
      try layout([CompositionalSection(count: 1, group: item)])
    } throws: { error in
      guard case .insufficientSpace(group: 1, _, _)? = (error as? CompositionalFailure)?.problem
      else {
        return false
      }
      return true
    }
  }

  /// A section without items is never solved.
  @Test func anEmptySectionRefusesNothing() throws {
    let item = group(.horizontal, .absolute(50), .absolute(50), [])
    #expect(try layout([CompositionalSection(count: 0, group: item)]).contentSize.height == 0)
  }
}
