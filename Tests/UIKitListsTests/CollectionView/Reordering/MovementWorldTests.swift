import SeededRandom
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct MovementWorldTests {
  /// Representative data of up to three sections: one line and several, empty sections, items of
  /// one size.
  private static let worlds: [[[Int]]] = [
    [[0, 1]], [[0, 1, 2, 3, 4]], [[0, 5, 10, 15]], [[0, 1, 2], [3, 4]], [[4, 0], [], [1, 2, 3]],
    [[0], [1], [2]],
  ]

  private struct Way: CustomStringConvertible {
    let world: [[Int]]
    let from: IndexPath
    let to: IndexPath
    let isInWindow: Bool
    var description: String { "\(world): \(from.short) to \(to.short), in window: \(isInWindow)" }
  }

  private func everyWay(_ body: (Way) -> Void) {
    for world in Self.worlds {
      for from in world.paths {
        for to in world.paths {
          for isInWindow in [true, false] {
            body(Way(world: world, from: from, to: to, isInWindow: isInWindow))
          }
        }
      }
    }
  }

  /// During a movement, other items have the frames of a layout with the new order, with their own
  /// cells and sizes, and the item is at the touch.
  @Test func whileMovingTheOthersAreAsIfItHadBeenDropped() {
    everyWay { way in
      let screen = MovingScreen(way.world, inWindow: way.isInWindow)
      let cells = screen.cells
      let name = "\(way.world[way.from.section][way.from.item])"
      let size = screen.frames[name]?.size ?? .zero
      let finger = screen.centre(way.to)
      _ = screen.items.takeEvents()
      #expect(screen.view.beginInteractiveMovementForItem(at: way.from))
      screen.view.updateInteractiveMovementTargetPosition(finger)

      var wanted = MovingScreen(way.world.moving(way.from, way.to), inWindow: false).frames
      wanted[name] = CGRect(
        x: finger.x - size.width / 2, y: finger.y - size.height / 2, width: size.width,
        height: size.height)
      #expect(screen.frames == wanted, "\(way)")
      #expect(screen.cells == cells, "\(way)")
      #expect(screen.view.subviews.last === cells[name], "\(way)")
      #expect(!screen.items.heard.contains { $0.hasPrefix("size") || $0.hasPrefix("move") })
      #expect(screen.items.sections == way.world)
    }
  }

  /// After the drop, the state equals that after reloading the data in the new order, and the data
  /// source was notified once.
  @Test func afterTheDropAllIsAsAfterAReload() {
    everyWay { way in
      let screen = MovingScreen(way.world, inWindow: way.isInWindow)
      let cells = screen.cells
      let finger = screen.centre(way.to)
      #expect(screen.view.beginInteractiveMovementForItem(at: way.from))
      screen.view.updateInteractiveMovementTargetPosition(finger)
      _ = screen.items.takeEvents()
      screen.view.endInteractiveMovement()
      let moves = screen.items.takeEvents().filter { $0.hasPrefix("move") }
      screen.settle()

      let end = way.world.moving(way.from, way.to)
      #expect(screen.items.sections == end)
      let reloaded = MovingScreen(end, inWindow: false)
      #expect(screen.frames == reloaded.frames, "\(way)")
      #expect(screen.cells == cells, "\(way)")
      #expect(
        screen.view.machine.displayed.orderedKeys == reloaded.view.machine.displayed.orderedKeys)
      #expect(screen.view.visibleCells.allSatisfy { !$0.elementState.isInteractivelyMoving })
      #expect(
        screen.view.subviews.map { ($0 as? ItemCell)?.text }
          == reloaded.view.subviews.map { ($0 as? ItemCell)?.text }, "\(way)")
      #expect(
        moves == (way.from == way.to ? [] : ["move \(way.from.short) to \(way.to.short)"]),
        "\(way)")
    }
  }

  @Test func afterCancellingAllIsAsBefore() {
    everyWay { way in
      let screen = MovingScreen(way.world, inWindow: way.isInWindow)
      let (cells, frames) = (screen.cells, screen.frames)
      let order = screen.view.subviews
      let finger = screen.centre(way.to)
      #expect(screen.view.beginInteractiveMovementForItem(at: way.from))
      screen.view.updateInteractiveMovementTargetPosition(finger)
      _ = screen.items.takeEvents()
      screen.view.cancelInteractiveMovement()
      screen.settle()
      #expect(screen.frames == frames, "\(way)")
      #expect(screen.cells == cells, "\(way)")
      #expect(screen.view.subviews == order, "\(way)")
      #expect(screen.items.takeEvents().isEmpty, "\(way)")
      #expect(screen.items.sections == way.world)
    }
  }

  /// Presented and data index paths are mutually inverse, and each item has one.
  @Test func shownAndDataPathsAreInverse() {
    for world in Self.worlds {
      for source in world.paths {
        for target in world.paths {
          let move = ItemMove(source: source, target: target)
          let shown = world.moving(source, target)
          for path in shown.paths {
            let data = move.dataPath(of: path)
            #expect(world[data.section][data.item] == shown[path.section][path.item])
            #expect(move.visiblePath(of: data) == path)
          }
          let counts = SectionCounts(items: world.map(\.count))
          #expect(move.displayedCounts(counts).items == shown.map(\.count))
          #expect(move.data(move.displayedCounts(counts)) == counts)
        }
      }
    }
  }

  /// Compares random movements of random data with a model based on the layout's proposals.
  @Test(arguments: SeededGenerator.seeds([20_150_608]))
  func randomMovesFollowAModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<150 {
      var number = -1
      let world = (0..<(1 + random.below(3))).map { _ in
        (0..<random.below(7)).map { _ in
          number += 1
          return number
        }
      }
      guard let from = world.paths.randomPath(&random) else { continue }
      let screen = MovingScreen(world, height: 120)
      guard screen.view.cellForItem(at: from) != nil else { continue }
      #expect(screen.view.beginInteractiveMovementForItem(at: from))
      for _ in 0..<random.below(8) {
        let finger = CGPoint(x: random.below(100), y: 32 + random.below(56))
        screen.view.updateInteractiveMovementTargetPosition(finger)
        if random.below(3) == 0 { MediaClock.current.advance(by: Double(random.below(40)) / 100) }
        let shown = screen.view.machine.movement?.move.target ?? from
        let model = MovingScreen(world.moving(from, shown), height: 120, inWindow: false)
        let name = "\(world[from.section][from.item])"
        var (seen, wanted) = (screen.frames, model.frames)
        seen[name] = nil
        wanted[name] = nil
        #expect(seen == wanted, "round \(round)")
      }
      let landing = screen.view.machine.movement?.move.target ?? from
      if random.below(3) == 0 {
        screen.view.cancelInteractiveMovement()
        #expect(screen.items.sections == world)
      } else {
        screen.view.endInteractiveMovement()
        #expect(screen.items.sections == world.moving(from, landing))
      }
      screen.settle()
      let reloaded = MovingScreen(screen.items.sections, height: 120, inWindow: false)
      #expect(screen.frames == reloaded.frames, "round \(round)")
    }
  }
}

extension [IndexPath] {
  fileprivate func randomPath(_ random: inout SeededGenerator) -> IndexPath? {
    isEmpty ? nil : self[random.below(count)]
  }
}
