import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// What recording the changes of a batch update costs.
@MainActor @Suite struct UpdateRecordingTests {
  /// A list that is copied at each change has another place in memory after each; one that grows
  /// in place moves as often as its room doubles.
  @Test func changesAreRecordedInPlace() {
    let count = 1_000
    let fixture = Fixture(count: 0)
    var (place, changes): (UnsafePointer<IndexPath>?, Int) = (nil, 0)
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [(0..<count).map { "\($0)" }]
      for item in 0..<count {
        fixture.view.insertItems(at: [.item(item)])
        fixture.view.machine.activity.recording?.updates.insertedItems.withUnsafeBufferPointer {
          list in
          if list.baseAddress != place { changes += 1 }
          place = list.baseAddress
        }
      }
    }
    #expect(fixture.view.numberOfItems(inSection: 0) == count)
    #expect(changes > 0 && changes < 20)
  }
}
