import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// The cost of recording the changes of a batch update.
@MainActor @Suite struct UpdateRecordingTests {
  /// An array that is copied on each change has a different address after each; one that grows in
  /// place is reallocated only when its capacity doubles.
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
