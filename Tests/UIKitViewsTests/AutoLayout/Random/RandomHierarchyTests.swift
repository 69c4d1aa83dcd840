import SeededRandom
import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime
@testable import UIKitViews

/// Tests laws of layout by constraints, on random hierarchies.
@MainActor
@Suite struct RandomHierarchyTests {
  nonisolated static let seeds: [UInt64] = SeededGenerator.seeds(71...74)
  /// The number of hierarchies for each seed; `RANDOM_HIERARCHIES=2500` tries ten thousand.
  nonisolated static let rounds =
    ProcessInfo.processInfo.environment["RANDOM_HIERARCHIES"].flatMap { Int($0) } ?? 60

  private typealias Tree = RandomHierarchy.Tree

  private func quietly<R>(_ action: () throws -> R) rethrows -> R {
    try ProgrammerWarning.$areMessagesLogged.withValue(false) { try action() }
  }

  private func forEach(
    seed: UInt64, _ action: (RandomHierarchy, inout SeededGenerator, String) throws -> Void
  ) rethrows {
    var random = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let plan = RandomHierarchy(&random)
      let name = "\(random), round \(round)"
      try quietly { try action(plan, &random, name) }
    }
  }

  private func isSame(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    zip(a, b).allSatisfy { one, two in
      abs(one.minX - two.minX) < 0.01 && abs(one.minY - two.minY) < 0.01
        && abs(one.width - two.width) < 0.01 && abs(one.height - two.height) < 0.01
    }
  }

  /// Every required constraint that was not broken in a conflict holds within a pixel.
  @Test(arguments: seeds) func whatIsRequiredHolds(seed: UInt64) throws {
    try forEach(seed: seed) { plan, _, name in
      let tree = plan.tree()
      let frames = tree.frames()
      for (index, wish) in plan.wishes.enumerated() where wish.priority == 1000 {
        let constraint = tree.constraints[index]
        guard !constraint.isBroken else { continue }
        let left = Self.value(wish.attribute, frames[wish.first])
        let right =
          wish.constant
          + (wish.second.map { Self.value(wish.other, frames[$0]) * wish.multiplier } ?? 0)
        let slack = 1.01 + wish.multiplier
        let holds =
          switch wish.relation {
          case .equal: abs(left - right) <= slack
          case .lessThanOrEqual: left <= right + slack
          case .greaterThanOrEqual: left >= right - slack
          }
        try #require(holds, "\(name): \(constraint), \(left), \(right)")
      }
      for frame in frames { try #require(frame.width >= 0 && frame.height >= 0, "\(name)") }
    }
  }

  private static func value(_ attribute: NSLayoutConstraint.Attribute, _ rect: CGRect) -> CGFloat {
    switch attribute {
    case .leading: rect.minX
    case .trailing: rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .width: rect.width
    default: rect.height
    }
  }

  private func hasConflict(_ tree: Tree) -> Bool { tree.constraints.contains(where: \.isBroken) }

  /// A constraint that is added and removed leaves no trace, where nothing conflicts. Views with
  /// ambiguous constraints may have other frames, as in UIKit.
  @Test(arguments: seeds) func whatAppearsAndDisappearsLeavesNoTrace(seed: UInt64) throws {
    try forEach(seed: seed) { plan, random, name in
      let tree = plan.tree()
      let before = tree.frames()
      guard !hasConflict(tree) else { return }
      var longer = plan
      longer.wishes = [RandomHierarchy(&random).wishes[0]]
      guard longer.wishes[0].first < plan.parents.count,
        longer.wishes[0].second.map({ $0 < plan.parents.count }) ?? true
      else { return }
      let visitor = Self.constraint(longer.wishes[0], tree.views)
      visitor.isActive = true
      _ = tree.frames()
      guard !hasConflict(tree) else { return }
      visitor.isActive = false
      let after = tree.frames()
      for index in plan.parents.indices where isClear(tree.views[index], in: tree) {
        try #require(isSame([after[index]], [before[index]]), "\(name): view \(index)")
      }
    }
  }

  private static func constraint(_ wish: RandomHierarchy.Wish, _ views: [UIView])
    -> NSLayoutConstraint
  {
    let constraint = NSLayoutConstraint(
      item: views[wish.first], attribute: wish.attribute, relatedBy: wish.relation,
      toItem: wish.second.map { views[$0] },
      attribute: wish.second == nil ? .notAnAttribute : wish.other, multiplier: wish.multiplier,
      constant: wish.constant)
    constraint.priority = UILayoutPriority(wish.priority)
    return constraint
  }

  /// Where views have a single possible frame, the order of activation has no effect.
  @Test(arguments: seeds) func orderDecidesOnlyWhatIsAmbiguous(seed: UInt64) throws {
    try forEach(seed: seed) { plan, random, name in
      let tree = plan.tree()
      let frames = tree.frames()
      guard !hasConflict(tree) else { return }
      let other = plan.tree(Array(plan.wishes.indices).shuffled(using: &random))
      let shuffled = other.frames()
      guard !hasConflict(other) else { return }
      for index in plan.parents.indices where isClear(tree.views[index], in: tree) {
        try #require(isSame([frames[index]], [shuffled[index]]), "\(name): view \(index)")
      }
    }
  }

  /// Whether a view and all its ancestors have a single possible frame.
  private func isClear(_ view: UIView, in tree: Tree) -> Bool {
    var current: UIView? = view
    while let view = current, view !== tree.views[0] {
      if view.hasAmbiguousLayout { return false }
      current = view.superview
    }
    return true
  }

  /// The seeds of hierarchies with views that stay in the host while their superviews move.
  nonisolated static let seedsOfStayingViews: [UInt64] = [1060, 2102]

  /// Changes that are laid out one by one result in the frames of a fresh tree.
  @Test(arguments: SeededGenerator.seeds(Array(71...74) + seedsOfStayingViews))
  func changesOneByOneEndWhereAFreshTreeBegins(seed: UInt64) throws {
    try forEach(seed: seed) { plan, random, name in
      var plan = plan
      let tree = plan.tree([])
      for constraint in tree.constraints {
        constraint.isActive = true
        _ = tree.frames()
      }
      for _ in 0..<3 {
        let index = random.below(plan.wishes.count)
        plan.wishes[index].constant += 7
        tree.constraints[index].constant += 7
        _ = tree.frames()
      }
      guard !hasConflict(tree) else { return }
      let fresh = plan.tree()
      let frames = fresh.frames()
      guard !hasConflict(fresh) else { return }
      let changed = tree.frames()
      for index in plan.parents.indices where isClear(fresh.views[index], in: fresh) {
        try #require(isSame([changed[index]], [frames[index]]), "\(name): view \(index)")
      }
    }
  }
}
