import QuartzCore
import UIKit

/// An app's operations on a collection view between its updates.
extension UpdateFuzzer {
  mutating func scroll() {
    let view = screen.view
    let step = CGFloat(random.oneIn(3) ? random.below(400) - 200 : random.below(9) - 4)
    note("scroll by \(step)")
    view.contentOffset = view.clampedContentOffset(
      screen.kind.isHorizontal
        ? CGPoint(x: view.contentOffset.x + step, y: 0)
        : CGPoint(x: 0, y: view.contentOffset.y + step))
  }

  /// Scrolls an orthogonally scrolling section. Has no effect on other sections.
  mutating func scrollRow() {
    guard let section = random.pick(Array(screen.data.sections.indices)) else { return }
    let (distance, animated) = (random.number(in: -40...260), random.oneIn(3))
    note("scroll section \(section) to \(distance)\(animated ? ", animated" : "")")
    screen.view.machine.scrollRow(ofSection: section, to: distance, animated: animated)
  }

  mutating func scrollAnimated() {
    guard let path = random.pick(screen.data.paths) else { return }
    note("scroll to \(path), animated")
    screen.view.scrollToItem(
      at: path, at: screen.kind.isHorizontal ? .left : .top, animated: true)
  }

  mutating func advance() {
    let time = Double(random.below(30)) / 100
    note("\(time) seconds")
    MediaClock.current.advance(by: time)
  }

  mutating func reload() {
    note("reload")
    if random.oneIn(2) { screen.data.replace(&random) }
    screen.view.reloadData()
    (selected, screen.measured) = ([], [])
  }

  mutating func exchangeLayout() {
    let animated = random.oneIn(2)
    note("exchange the layout, \(animated ? "" : "not ")animated")
    screen.measured = []
    screen.view.setCollectionViewLayout(FuzzScreen.layout(screen.kind), animated: animated)
  }

  mutating func resize() {
    note("resize")
    screen.view.frame.size.height = CGFloat(60 + random.below(40))
    screen.layOut()
    screen.view.contentOffset = screen.view.clampedContentOffset(screen.view.contentOffset)
  }

  mutating func select() {
    guard let path = random.pick(screen.data.paths), let number = screen.data[path]?.number else {
      return
    }
    note("select \(path)")
    if let index = selected.firstIndex(of: number) {
      selected.remove(at: index)
      screen.view.deselectItem(at: path, animated: random.oneIn(2))
    } else {
      selected.append(number)
      screen.view.selectItem(at: path, animated: random.oneIn(2), scrollPosition: [])
    }
  }

  mutating func reconfigure() {
    let paths = screen.data.paths.filter { _ in random.oneIn(3) }
    note("reconfigure \(paths)")
    screen.view.reconfigureItems(at: paths)
  }

  /// Removes the view from the window and adds it again, which ends animations.
  mutating func leaveWindow() {
    guard let window = screen.window else { return }
    note("leave the window")
    screen.view.removeFromSuperview()
    if random.oneIn(2) { MediaClock.current.advance(by: 0.2) }
    if random.oneIn(2) { update() }
    window.addSubview(screen.view)
  }

  /// Drags an item with a finger. Other operations may happen meanwhile, some of which end the
  /// drag.
  mutating func carry() {
    let view = screen.view
    guard let path = random.pick(view.indexPathsForVisibleItems),
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    note("carry \(path)")
    for _ in 0..<random.below(5) {
      let place = CGPoint(
        x: view.bounds.minX + CGFloat(random.below(60)),
        y: view.bounds.minY + CGFloat(random.below(90)))
      note("to \(place)")
      view.updateInteractiveMovementTargetPosition(place)
      switch random.below(12) {
      case 0: advance()
      case 1: scroll()
      case 2: exchangeLayout()
      case 3: update()
      case 4: reload()
      case 5: resize()
      default: screen.layOut()
      }
    }
    if random.oneIn(3) {
      note("cancel")
      view.cancelInteractiveMovement()
    } else {
      note("end")
      view.endInteractiveMovement()
    }
  }
}
