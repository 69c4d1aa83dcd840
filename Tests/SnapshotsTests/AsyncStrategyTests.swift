import Dispatch
import Sessions
import SnapshotsTestSupport
import Synchronization
import Testing
import UIKit

@testable import Goldens
@testable import Snapshots

/// Tests strategies whose value arrives later, on a virtual clock.
@MainActor
@Suite struct AsyncStrategyTests {
  private func square(_ color: UIColor = .black) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    square.backgroundColor = color
    view.addSubview(square)
    return view
  }

  private func outcome<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, patience: Duration = .seconds(10)
  ) throws -> Verdict.Outcome {
    let package = try ScratchPackage()
    let terms = PictureTerms(patience: patience)
    return package.verifier(record: .missing).verify({ value }, as: strategy, under: terms).outcome
  }

  @Test func aValueMayBeThereAtOnce() throws {
    let strategy = Snapshotting<String, String>.lines
      .asyncPullback { (number: Int) in Async(value: number).map { "\($0) is the number" } }
    #expect(try strategy.take(7) == "7 is the number")
    let own = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { number in Async { callback in callback("\(number)") } })
    #expect(try own.take(7) == "7")
    #expect(try outcome(7, own) == .recorded(.missing))
  }

  @Test(arguments: [true, false])
  func aValueMayComeFromAnotherThread(isMainActorIsolated: Bool) throws {
    let words = Snapshotting<String, String>.lines.asyncPullback { (text: String) in
      Async { callback in DispatchQueue.global().async { callback(text.uppercased()) } }
    }
    #expect(try words.take("later") == "LATER")
    let picture = Snapshotting<UIView, UIImage>.image(scale: 1).asyncPullback { (view: UIView) in
      Async { callback in DispatchQueue.global().async { callback(view) } }
    }
    #expect(try picture.take(square()).width == 4)
  }

  /// As in cashapp/stagehand: a frame of an animation, whose view then returns to its first state.
  @Test func aValueDeliveredAtOnceIsTakenBeforeTheConversionEnds() throws {
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1).asyncPullback { (view: UIView) in
      Async { callback in
        MainActor.assumeIsolated {
          view.subviews.first?.frame.origin.x = 2
          callback(view)
          view.subviews.first?.frame.origin.x = 0
        }
      }
    }
    let black: UInt32 = 0xFF00_0000
    #expect(words(try strategy.take(square())).prefix(4).firstIndex(of: black) == 2)
  }

  /// The animation's end is three seconds away in virtual time, and takes no real time.
  @Test func virtualTimeMovesOnInTheScreensSession() throws {
    let session = RenderSession.fresh()
    let view = session.run { square() }
    let before = CACurrentMediaTime()
    let times = Kept<CFTimeInterval>()
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1).asyncPullback { (view: UIView) in
      Async { callback in
        MainActor.assumeIsolated {
          times.append(CACurrentMediaTime())
          UIView.animate(withDuration: 3) {
            view.subviews.first?.frame.origin.x = 2
          } completion: { _ in
            times.append(CACurrentMediaTime())
            callback(view)
          }
        }
      }
    }
    let black: UInt32 = 0xFF00_0000
    #expect(words(try strategy.take(view)).prefix(4).firstIndex(of: black) == 2)
    #expect(times.all == [0, 3])
    #expect(session.state(MediaClock.self).now == 3)
    #expect(CACurrentMediaTime() == before, "the outer session's clock does not advance")
  }

  /// However fast a thread is, work that is due has run before the thread's answer counts.
  @Test func otherThreadsComeAfterWhatIsDue() throws {
    for isFast in [true, false] {
      let session = RenderSession.fresh()
      let view = session.run { square() }
      let strategy = Snapshotting<UIView, String>(
        pathExtension: "txt", diffing: .lines,
        asyncSnapshot: { view in
          Async { callback in
            MainActor.assumeIsolated {
              UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            }
            let answered = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
              callback("there")
              answered.signal()
            }
            if isFast { answered.wait() }
          }
        })
      #expect(try strategy.take(view) == "there")
      #expect(session.state(MediaClock.self).now == 1)
    }
  }

  @Test func theFirstCallCounts() throws {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (texts: [String]) in
      Async { callback in for text in texts { callback(text) } }
    }
    #expect(try strategy.take(["a", "b"]) == "a")
  }

  @Test func whoNeverCallsBackFailsWithASentence() throws {
    let held = Kept<@Sendable () -> Void>()
    let keeping = Snapshotting<UIView, UIImage>.image.asyncPullback { (view: UIView) in
      Async { callback in held.append { callback(view) } }
    }
    let late = try outcome(square(), keeping, patience: .milliseconds(20))
    #expect(
      late
        == .notTaken(
          "The callback of the asynchronous value was not called within 0.02 s. Blocks on the"
            + " main queue do not run while the assertion waits on this thread."))
    let letting = Snapshotting<UIView, UIImage>.image.asyncPullback { (_: UIView) in
      Async { _ in }
    }
    let never = "The asynchronous value never arrives: its callback was released without a call."
    #expect(try outcome(square(), letting, patience: .seconds(3600)) == .notTaken(never))
    let words = Snapshotting<String, String>.lines.asyncPullback { (_: String) in Async { _ in } }
    #expect(try outcome("", words, patience: .seconds(3600)) == .notTaken(never))
    let keepingWords = Snapshotting<String, String>.lines.asyncPullback { (text: String) in
      Async { callback in held.append { callback(text) } }
    }
    guard case .notTaken = try outcome("", keepingWords, patience: .zero) else {
      Issue.record("the callback was not called")
      return
    }
  }

  @Test func errorsAndSettingsPass() throws {
    let failing = Snapshotting<UIView, UIImage>.image.asyncPullback {
      (_: UIView) throws -> Async<UIView> in throw SnapshotError.noPixels
    }
    #expect(try outcome(square(), failing) == .notTaken("The image has no pixels."))
    let tolerance = Tolerance(channel: 1, pixels: 1, window: 1, reason: "a test")
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1).tolerating(tolerance)
      .asyncPullback { (view: UIView) in Async(value: view) }
    #expect(strategy.tolerance == tolerance)
    #expect(try outcome(square(.white), strategy.allowingBlank) == .recorded(.missing))
    guard case .notTaken = try outcome(square(.white), strategy) else {
      Issue.record("a blank picture is not recorded")
      return
    }
  }
}

/// Collects values from closures on any thread.
private final class Kept<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  var all: [Element] { elements.withLock { $0 } }

  func append(_ element: Element) { elements.withLock { $0.append(element) } }
}
