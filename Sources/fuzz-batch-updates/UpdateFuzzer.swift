import QuartzCore
import SeededRandom
import UIKit

/// Performs random operations of an app on a collection view and checks the laws after each step.
///
/// A seed is one run of steps on one screen: updates of every kind, nested, concurrent with others,
/// during scrolling, with reloads, new layouts and selections between them.
@MainActor
package struct UpdateFuzzer {
  /// A broken law: the seed, the number of steps, and a description.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private static let steps = 24
  /// The maximum number of cells: visible, disappearing, prepared, cached and reusable.
  private static let mostCells = 220

  let screen: FuzzScreen
  var random: SeededGenerator
  /// The numbers of the selected items, in the order of selection.
  var selected: [Int] = []
  private(set) var log: [String] = []

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var data = FuzzData()
    data.replace(&random)
    screen = FuzzScreen(FuzzScreen.Kind(&random), data)
  }

  /// Runs a seed.
  package static func run(seed: UInt64) throws(Failure) {
    guard FuzzCell.alive == 0 else {
      defer { FuzzCell.alive = 0 }
      throw Failure(description: "before seed \(seed): \(FuzzCell.alive) cells are alive")
    }
    var fuzzer = UpdateFuzzer(seed: seed)
    for step in 0..<steps {
      if let problem = fuzzer.step() {
        MediaClock.current.settle()
        throw Failure(
          description: "seed \(seed), step \(step): \(problem)\n\(fuzzer.screen.kind)\n"
            + fuzzer.log.joined(separator: "\n"))
      }
    }
    MediaClock.current.settle()
    fuzzer.screen.window?.isHidden = true
  }

  mutating func note(_ words: String) { log.append(words) }

  // MARK: Steps

  private mutating func step() -> String? {
    act()
    guard !random.oneIn(4) else { return nil }
    screen.layOut()
    screen.view.machine._checkInvariants()
    screen.draw()
    if let problem = screen.broken(selected: selected) { return problem }
    guard random.oneIn(3) else { return nil }
    log.append("rest")
    MediaClock.current.settle()
    screen.layOut()
    screen.view.machine._checkInvariants()
    screen.draw()
    if let problem = screen.brokenAtRest(selected: selected) { return problem }
    guard FuzzCell.alive <= Self.mostCells else { return "\(FuzzCell.alive) cells are alive" }
    return screen.kind.sizesItself
      ? nil : screen.difference(from: FuzzScreen(screen.kind, screen.data))
  }

  private mutating func act() {
    switch random.below(20) {
    case 0...5: update()
    case 6: updateInCompletion()
    case 7: scroll()
    case 8: screen.kind.arrangement == .rows ? scrollRow() : scroll()
    case 9: scrollAnimated()
    case 10, 11: advance()
    case 12: reload()
    case 13: exchangeLayout()
    case 14: resize()
    case 15: reconfigure()
    case 16: leaveWindow()
    case 17, 18: carry()
    default: select()
    }
  }

  mutating func update() {
    let change = FuzzUpdate(of: screen.data, &random)
    selected = selected.compactMap { change.keepers[$0] }
    log.append(
      """
      update \(screen.data.sections.map(\.items.count)) to \
      \(change.data.sections.map(\.items.count)), \(change.calls.count) calls
      """
    )
    performUpdates(change, nestedFrom: random.below(change.calls.count + 1))
  }

  private func performUpdates(_ change: FuzzUpdate, nestedFrom start: Int) {
    let (screen, view) = (screen, screen.view)
    screen.pendingCompletions += 2
    view.performBatchUpdates {
      for call in change.calls[..<start] { call(view) }
      view.performBatchUpdates {
        screen.data = change.data
        for call in change.calls[start...] { call(view) }
      } completion: { _ in
        screen.pendingCompletions -= 1
      }
    } completion: { _ in
      screen.pendingCompletions -= 1
    }
  }

  /// Performs an update, and another one in its completion.
  private mutating func updateInCompletion() {
    let first = FuzzUpdate(of: screen.data, &random)
    let second = FuzzUpdate(of: first.data, &random)
    selected = selected.compactMap { first.keepers[$0] }.compactMap { second.keepers[$0] }
    log.append("an update after an update")
    let (screen, view) = (screen, screen.view)
    screen.pendingCompletions += 1
    view.performBatchUpdates {
      screen.data = first.data
      for call in first.calls { call(view) }
    } completion: { [self] _ in
      screen.pendingCompletions -= 1
      performUpdates(second, nestedFrom: 0)
    }
    // The second update is part of this step; no other operation may come between.
    MediaClock.current.settle()
  }
}
