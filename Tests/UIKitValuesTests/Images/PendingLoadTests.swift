import Staging
import Testing
import UIKit

/// Tests loads, and pictures that wait for them.
@MainActor
@Suite struct PendingLoadTests {
  /// Records the shown values.
  @MainActor private final class Shown {
    var names: [String] = []
  }

  /// Waits for loads that other tests have begun. From here to its next suspension a test runs
  /// alone.
  private func settle() { _ = LoadRegistry.current.wait() }

  private func wait(_ patience: Duration = LoadRegistry.patience) -> [String] {
    LoadRegistry.current.wait(within: patience)
  }

  @Test func nothingPendingIsNoWait() {
    settle()
    #expect(!LoadRegistry.current.isBusy)
    #expect(wait(.zero).isEmpty)
  }

  @Test func aLoadEndsOnceWithTheFirstResult() {
    settle()
    let load = PendingLoad("a")
    #expect(load.name == "a")
    #expect(LoadRegistry.current.names == ["a"])
    let shown = Shown()
    load.end { shown.names.append("first") }
    load.end { shown.names.append("second") }
    load.end()
    #expect(shown.names.isEmpty)
    #expect(wait().isEmpty)
    #expect(shown.names == ["first"])
    #expect(!LoadRegistry.current.isBusy)
  }

  @Test func whatHasNotEndedIsNamedInTheOrderItBegan() {
    settle()
    let loads = ["b", "a", "c"].map(PendingLoad.init)
    loads[1].end()
    #expect(wait(.milliseconds(10)) == ["b", "c"])
    for load in loads { load.end() }
    #expect(wait().isEmpty)
  }

  @Test func unreferencedLoadsAreNamedAtOnceAndRemoved() {
    settle()
    _ = PendingLoad("lost")
    #expect(wait(.seconds(1000)) == ["lost"])
    #expect(wait(.zero).isEmpty)
  }

  @Test(arguments: [1, 40])
  func loadsEndOnAnyThread(_ count: Int) {
    settle()
    let shown = Shown()
    for number in 0..<count {
      let load = PendingLoad("\(number)")
      DispatchQueue.global().async { load.end { shown.names.append(load.name) } }
    }
    #expect(wait().isEmpty)
    #expect(Set(shown.names).count == count)
  }

  @Test func aResultMayBeginAnotherLoad() {
    settle()
    let shown = Shown()
    let first = PendingLoad("first")
    DispatchQueue.global().async {
      first.end {
        let second = PendingLoad("second")
        shown.names.append(first.name)
        DispatchQueue.global().async {
          second.end { shown.names.append(second.name) }
        }
      }
    }
    #expect(wait().isEmpty)
    #expect(shown.names == ["first", "second"])
  }

  /// If the result does not arrive, this test never ends.
  @Test func aResultReachesTheScreenWithoutAPictureToo() async {
    await withCheckedContinuation { continuation in
      let load = PendingLoad("alone")
      DispatchQueue.global().async { load.end { continuation.resume() } }
    }
  }

  /// A view that requests its picture at its first layout, and again while it is drawn.
  private final class Slow: UIView {
    var color = UIColor.red
    var steps = 2

    override func layoutSubviews() {
      super.layoutSubviews()
      if steps == 2 { ask() }
    }

    override func draw(_ rect: CGRect) {
      color.setFill()
      UIRectFill(rect)
      if steps == 1 { ask() }
    }

    private func ask() {
      steps -= 1
      let load = PendingLoad("step \(steps)")
      DispatchQueue.global().async {
        load.end { [self] in
          color = steps == 1 ? .blue : .green
          setNeedsDisplay()
          setNeedsLayout()
        }
      }
    }
  }

  @Test func aPictureShowsAllThatWasRequestedInLayoutAndDrawing() throws {
    settle()
    let view = Slow(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let bitmap = try #require(try view.loadedSnapshotBitmap(scale: 1))
    withExtendedLifetime(bitmap) {
      #expect(bitmap.pixels.load(as: UInt32.self) == 0xFF00_FF00)
    }
    #expect(view.steps == 0)
  }

  @Test func aPictureOfWhatNeverArrivesIsAnError() {
    settle()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let load = PendingLoad("never")
    #expect(throws: LoadError.neverEnded(["never"])) {
      try view.loadedSnapshotBitmap(scale: 1, within: .milliseconds(10))
    }
    load.end()
  }
}
