import Synchronization
import Testing
import WorkMeter

/// The process has one clock, so the tests run one after another. Each test counts in its thread's
/// own tally, and none awaits.
@Suite(.serialized) struct WorkMeterTests {
  private static let time = Atomic<UInt64>(0)

  private static let clock: @convention(c) () -> UInt64 = {
    time.load(ordering: .relaxed)
  }

  private func pass(_ milliseconds: UInt64) {
    Self.time.add(milliseconds * 1_000_000, ordering: .relaxed)
  }

  private func timed(_ body: () -> Void) -> WorkTally {
    WorkMeter.useClock(Self.clock)
    defer { WorkMeter.useClock(nil) }
    let before = WorkMeter.tally
    body()
    return WorkMeter.tally - before
  }

  @Test func countsAddUp() {
    let before = WorkMeter.tally
    WorkMeter.count(.layersDrawn)
    WorkMeter.count(.layersDrawn, 4)
    WorkMeter.count(.pixelsTouched, 100)
    WorkMeter.count(.pixelsTouched, -7)
    let done = WorkMeter.tally - before
    #expect(done[.layersDrawn] == 5)
    #expect(done[.pixelsTouched] == 100)
    #expect(done[.cellRequests] == 0)
  }

  @Test func aStageInsideAnotherStopsItsTime() {
    let done = timed {
      pass(100)
      WorkMeter.measure(.layout) {
        pass(1)
        WorkMeter.measure(.cells) {
          pass(10)
          WorkMeter.measure(.layout) { pass(20) }
        }
        pass(2)
      }
      pass(100)
    }
    #expect(done.milliseconds(.layout) == 23)
    #expect(done.milliseconds(.cells) == 10)
    #expect(done.milliseconds(.text) == 0)
  }

  @Test func stagesWithoutAClockTakeNoTime() {
    let before = WorkMeter.tally
    WorkMeter.measure(.draw) { pass(5) }
    #expect((WorkMeter.tally - before).milliseconds(.draw) == 0)
  }

  @Test func anErrorEndsItsStage() {
    struct Failure: Error {}
    let done = timed {
      try? WorkMeter.measure(.text) { () throws(Failure) in
        pass(3)
        throw Failure()
      }
      pass(50)
    }
    #expect(done.milliseconds(.text) == 3)
  }

  @Test func stagesMayBeNestedDeeperThanTheTable() {
    func nest(_ depth: Int) {
      guard depth > 0 else { return pass(1) }
      WorkMeter.measure(depth % 2 == 0 ? .draw : .compose) { nest(depth - 1) }
    }
    let done = timed {
      nest(200)
      WorkMeter.measure(.cells) { pass(2) }
    }
    #expect(done.milliseconds(.draw) + done.milliseconds(.compose) == 1)
    #expect(done.milliseconds(.cells) == 2)
  }

  @Test func aClockThatComesInTheMiddleOfAStageDoesNotUpsetIt() {
    WorkMeter.measure(.draw) {
      WorkMeter.useClock(Self.clock)
      pass(1)
    }
    let before = WorkMeter.tally
    WorkMeter.measure(.compose) { pass(4) }
    #expect((WorkMeter.tally - before).milliseconds(.compose) == 4)
    WorkMeter.useClock(nil)
  }
}
