import Testing
import UIKit

@testable import Scenes

@MainActor
@Suite struct TimeMachineTests {
  @Test func theClockReadsTheSameTimesEveryTime() {
    var clock = FixedClock()
    let times = (0..<3).map { _ in DateFormatter.clock.string(from: clock.now()) }
    #expect(times == ["9:30:00 AM", "9:30:44 AM", "9:33:19 AM"])
  }

  @Test func theButtonAddsATimeInFront() throws {
    let machine = TimeMachineViewController(collectionViewLayout: UICollectionViewFlowLayout())
    machine.view.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
    let action = try #require(machine.navigationItem.rightBarButtonItem?.primaryAction)
    for _ in 0..<2 { action.performWithSender(nil, target: nil) }
    machine.collectionView.layoutIfNeeded()
    let cells = machine.collectionView.visibleCells.compactMap { $0 as? TimeMachineCell }
    #expect(cells.map(\.text) == ["9:30:44 AM", "9:30:00 AM"])
  }
}
