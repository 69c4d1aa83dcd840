#if Combine
  import Combine
  import Foundation
  import Sessions
  import Staging
  import Testing
  import UIKit

  /// Tests that schedulers of the main thread run on the screen's virtual clock, and that pictures
  /// wait for other schedulers.
  @MainActor @Suite struct SchedulerTests {
    private func inSession(_ body: (MediaClock) throws -> Void) rethrows {
      try RenderSession().run { try body(MediaClock.current) }
    }

    private func expect(
      _ moments: [TimeInterval], _ publisher: some Publisher<Date, Never>, until end: TimeInterval
    ) {
      inSession { clock in
        var heard: [TimeInterval] = []
        let listening = publisher.sink { _ in heard.append((clock.now * 1000).rounded() / 1000) }
        clock.advance(by: end)
        #expect(heard == moments)
        listening.cancel()
        clock.advance(by: end)
        #expect(heard == moments)
      }
    }

    @Test func aTimerPublishesOnTheVirtualClock() {
      expect(
        [0.5, 1, 1.5], Timer.publish(every: 0.5, on: .main, in: .common).autoconnect(), until: 1.7)
    }

    @Test func aScreenIsAtRestWhileATimerContinues() {
      inSession { clock in
        let listening = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }
        #expect(clock.settle() && clock.now == 0)
        listening.cancel()
      }
    }

    @Test func theMainQueueReceivesWhenTheClockIsMovedOn() {
      inSession { clock in
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let listening = [
          subject.receive(on: DispatchQueue.main).sink { heard.append($0) },
          subject.receive(on: RunLoop.main).sink { heard.append(10 * $0) },
          subject.receive(on: OperationQueue.main).sink { heard.append(100 * $0) },
        ]
        subject.send(1)
        #expect(heard == [])
        clock.settle()
        #expect(heard.sorted() == [1, 10, 100])
        for one in listening { one.cancel() }
      }
    }

    @Test func whatIsDebouncedComesAfterItsVirtualTime() {
      inSession { clock in
        let subject = PassthroughSubject<String, Never>()
        var heard: [String] = []
        let listening = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
          .sink { heard.append($0) }
        subject.send("f")
        clock.advance(by: 0.2)
        subject.send("fo")
        clock.advance(by: 0.2)
        #expect(heard == [])
        clock.advance(by: 0.2)
        #expect(heard == ["fo"])
        listening.cancel()
      }
    }

    @Test func aScreenIsAtRestAfterADebounce() {
      inSession { clock in
        let subject = PassthroughSubject<String, Never>()
        var heard: [String] = []
        let listening = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .sink { heard.append($0) }
        subject.send("fox")
        #expect(clock.settle() && heard == ["fox"] && clock.now == 0.3)
        listening.cancel()
      }
    }

    @Test func valuesAreCollectedDuringIntervals() {
      inSession { clock in
        let subject = PassthroughSubject<Int, Never>()
        var heard: [[Int]] = []
        let listening = [
          subject.collect(.byTime(RunLoop.main, .seconds(1))).sink { heard.append($0) },
          subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(9), 2))
            .sink { heard.append($0.map { 10 * $0 }) },
        ]
        for number in 1...3 {
          subject.send(number)
          clock.advance(by: 0.4)
        }
        #expect(heard == [[10, 20], [1, 2, 3]])
        clock.advance(by: 2)
        #expect(heard.count == 2)
        subject.send(completion: .finished)
        #expect(heard.last == [30])
        for one in listening { one.cancel() }
      }
    }

    @Test func whatIsDelayedComesAtItsMoment() {
      inSession { clock in
        var moment: TimeInterval?
        let listening = Just(1).delay(for: 2, scheduler: RunLoop.main)
          .sink { _ in moment = clock.now }
        clock.settle()
        #expect(moment == 2)
        listening.cancel()
      }
    }

    /// Returns a value after some time in the background.
    private nonisolated func slowly<Value>(_ value: Value) -> Value {
      Thread.sleep(forTimeInterval: 0.05)
      return value
    }

    @Test func aPictureShowsWhatComesOfAnotherQueue() throws {
      try inSession { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.backgroundColor = .red
        // A serial queue: on a concurrent one the end of `Just` may overtake its value.
        let listening = Just(UIColor.blue).receive(on: DispatchQueue(label: "pictures"))
          .map(slowly)
          .receive(on: DispatchQueue.main).sink { view.backgroundColor = $0 }
        let bitmap = try #require(try view.loadedSnapshotBitmap(scale: 1, resting: true))
        withExtendedLifetime(bitmap) {
          #expect(bitmap.pixels.load(as: UInt32.self) == 0xFF00_00FF)
        }
        listening.cancel()
      }
    }
  }
#endif
