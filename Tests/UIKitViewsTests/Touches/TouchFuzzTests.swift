import Foundation
import SeededRandom
import Testing
import UIKit

@testable import UIKitControls
@testable import UIKitLists

/// Tests random scripts on small screens. `TOUCH_SCRIPTS=10000` in the environment plays as many.
@MainActor @Suite struct TouchFuzzTests {
  private static let count =
    ProcessInfo.processInfo.environment["TOUCH_SCRIPTS"].flatMap { UInt64($0) } ?? 150

  @Test func everyGestureThatBeginsEnds() throws {
    for seed in SeededGenerator.seeds(0..<Self.count) { _ = try play(seed) }
  }

  @Test func theSameScriptIsTheSameStory() throws {
    for seed in SeededGenerator.seeds(UInt64(0)..<5) {
      #expect(try play(seed) == play(seed), "seed \(seed)")
    }
  }

  /// Plays one script. Returns the recorded calls.
  private func play(_ seed: UInt64) throws -> [String] {
    var random = SeededGenerator(seed: seed)
    let screen = FuzzedScreen(&random)
    var down: Set<Int> = []
    for _ in 0..<(3 + random.below(8)) {
      try screen.window.play(screen.randomScript(&random, down: &down))
      checkInTheMiddle(screen, down, random)
      screen.interfere(&random)
    }
    if !down.isEmpty { try screen.window.play { $0.lift() } }
    #expect(screen.window.clock.settle(), "the screen comes to rest, \(random)")
    screen.window.layoutIfNeeded()
    checkAtRest(screen, random)
    return screen.heard
  }

  private func checkInTheMiddle(
    _ screen: FuzzedScreen, _ down: Set<Int>, _ random: SeededGenerator
  ) {
    #expect(Set(screen.window.touches.fingers.keys) == down, "\(random)")
    for view in screen.scrollViews {
      #expect(view.isTracking || !view.isDragging, "\(random)")
      #expect(!(view.isDragging && view.isDecelerating), "\(random)")
      #expect(!down.isEmpty || !view.isTracking, "\(random)")
      let reach = max(view.contentSize.width, view.contentSize.height) + 400
      #expect(abs(view.contentOffset.x) < reach && abs(view.contentOffset.y) < reach, "\(random)")
    }
    screen.fixture.view.machine._checkInvariants()
  }

  private func checkAtRest(_ screen: FuzzedScreen, _ random: SeededGenerator) {
    for view in screen.scrollViews {
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating, "\(random)")
      #expect(!view.indicators.areVisible, "\(random)")
      if view.isScrollEnabled {
        #expect(view.contentOffset == view.clampedContentOffset(view.contentOffset), "\(random)")
      }
    }
    for recognizer in screen.recognizers {
      #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0, "\(random)")
    }
    for what in Set(screen.heard.filter { $0.hasSuffix(" began") }) {
      let name = what.dropLast("began".count)
      let begun = screen.heard.filter { $0 == what }.count
      let ended = screen.heard.filter { $0 == name + "ended" || $0 == name + "cancelled" }.count
      // A reload ends highlights without delegate calls.
      if name != "highlight " { #expect(begun == ended, "\(what), \(random)") }
    }
    let collection = screen.fixture.view
    #expect(collection.machine.selection.highlighted.isEmpty, "\(random)")
    collection.machine._checkInvariants()
    let shown = screen.fixture.picture()
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(shown == screen.fixture.picture(), "the picture shows the model's values, \(random)")
  }
}
