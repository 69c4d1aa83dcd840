import SeededRandom
import UIKit

/// Nested views with constraints between them, as numbers. The tree can be built repeatedly, with
/// the constraints in any order.
struct RandomHierarchy {
  struct Wish {
    let first: Int
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// The second item; nil for a constant.
    let second: Int?
    let other: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    var constant: CGFloat
    let priority: Float
  }

  /// The superview of each view; the first is the root, which its frame places.
  let parents: [Int]
  /// The intrinsic sizes by view; nil for none.
  let contents: [CGSize?]
  var wishes: [Wish]

  init(_ random: inout SeededGenerator) {
    let count = 2 + random.below(8)
    parents = (0..<count).map { $0 == 0 ? -1 : random.below($0) }
    contents = (0..<count).map { index in
      index > 0 && random.oneIn(3)
        ? CGSize(width: CGFloat(random.below(120)), height: CGFloat(random.below(60))) : nil
    }
    wishes = []
    for _ in 0..<2 + random.below(4 * count) { wishes.append(wish(&random)) }
  }

  private static let horizontal: [NSLayoutConstraint.Attribute] = [
    .leading, .trailing, .centerX, .leading, .trailing,
  ]
  private static let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .top]
  private static let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]

  private func wish(_ random: inout SeededGenerator) -> Wish {
    let first = 1 + random.below(parents.count - 1)
    let kind = random.below(4)
    let attributes = kind == 0 ? Self.lengths : kind == 1 ? Self.vertical : Self.horizontal
    let isNumber = kind == 0 && random.oneIn(2)
    return Wish(
      first: first, attribute: random.pick(attributes)!,
      relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])!,
      second: isNumber ? nil : random.oneIn(2) ? parents[first] : random.below(parents.count),
      other: random.pick(attributes)!, multiplier: kind == 0 ? random.pick([1, 1, 0.5, 2])! : 1,
      constant: CGFloat(random.below(81)) - (isNumber ? 0 : 40),
      priority: random.pick([1000, 1000, 750, 750, 500, 250, 250, 999.5])!)
  }

  /// Builds a tree, with the constraints that an order names, activated in this order.
  @MainActor func tree(_ order: [Int]? = nil) -> Tree { Tree(self, order ?? Array(wishes.indices)) }

  /// A tree of views.
  @MainActor
  final class Tree {
    final class Content: UIView {
      var content: CGSize?
      override var intrinsicContentSize: CGSize { content ?? CGSize(width: -1, height: -1) }
    }

    let views: [UIView]
    let constraints: [NSLayoutConstraint]

    init(_ plan: RandomHierarchy, _ order: [Int]) {
      var views: [UIView] = []
      for (index, parent) in plan.parents.enumerated() {
        let view = Content()
        view.content = plan.contents[index]
        if parent < 0 {
          view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        } else {
          view.translatesAutoresizingMaskIntoConstraints = false
          views[parent].addSubview(view)
        }
        views.append(view)
      }
      self.views = views
      constraints = plan.wishes.map { wish in
        let constraint = NSLayoutConstraint(
          item: views[wish.first], attribute: wish.attribute, relatedBy: wish.relation,
          toItem: wish.second.map { views[$0] },
          attribute: wish.second == nil ? .notAnAttribute : wish.other,
          multiplier: wish.multiplier, constant: wish.constant)
        constraint.priority = UILayoutPriority(wish.priority)
        return constraint
      }
      NSLayoutConstraint.activate(order.map { constraints[$0] })
    }

    /// Returns the frames in the root's coordinates, after layout.
    func frames() -> [CGRect] {
      views[0].layoutIfNeeded()
      return views.map { $0.convert($0.bounds, to: views[0]) }
    }
  }
}
