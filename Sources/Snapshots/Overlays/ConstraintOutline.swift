import UIKit

/// Where the views of a screen lie by constraints: alignment rectangles, guides and margins,
/// baselines, and the app's constraints and stacks' gaps as lines between what they bind.
@MainActor
package struct ConstraintOutline {
  /// A constraint as it is drawn.
  package struct Line: Equatable, Sendable {
    package enum Strength: Equatable, Sendable {
      case required
      /// A wish, or a bound.
      case loose
      /// It gave way to others.
      case contradicted
    }

    package let from: CGPoint
    package let to: CGPoint
    /// The constant, in points, where the line shows a distance or a length.
    package let points: CGFloat?
    package let strength: Strength
  }

  /// Alignment rectangles of views that constraints place; all are in points of the picture.
  package private(set) var views: [CGRect] = []
  /// The app's guides.
  package private(set) var guides: [CGRect] = []
  /// Margins, safe areas and other guides of UIKit, where constraints speak of them.
  package private(set) var margins: [CGRect] = []
  /// First and last baselines of texts, from side to side.
  package private(set) var baselines: [CGRect] = []
  package private(set) var lines: [Line] = []

  private let root: UIView

  /// Of all views in sight of a screen.
  ///
  /// - Complexity: O(views + constraints).
  package init(of root: UIView) {
    self.root = root
    add(root)
  }

  package var isEmpty: Bool { views.isEmpty && lines.isEmpty }

  private mutating func add(_ view: UIView) {
    guard !view.isHidden, view === root || isInSight(view) else { return }
    if view.isPlacedByConstraints { addPlaced(view) }
    for guide in view.guidesInUse where !guide.layoutFrame.isEmpty {
      let rect = shown(guide.layoutFrame, in: view)
      if guide.isUIKits { margins.append(rect) } else { guides.append(rect) }
    }
    let geometry = ConstraintGeometry(holder: view, root: root)
    for constraint in view.constraints
    where constraint.isOfInterest && items(of: constraint).allSatisfy(isSeen) {
      if let line = geometry.line(of: constraint) { lines.append(line) }
    }
    for subview in view.subviews { add(subview) }
  }

  private func isInSight(_ view: UIView) -> Bool {
    view.convert(view.bounds, to: root).intersects(root.bounds)
  }

  private func items(of constraint: NSLayoutConstraint) -> [AnyObject] {
    [constraint.firstItem, constraint.secondItem].compactMap { $0 }
  }

  private func isSeen(_ item: AnyObject) -> Bool { (item as? UIView)?.isHidden != true }

  private mutating func addPlaced(_ view: UIView) {
    let rect = view.alignmentRect(forFrame: view.bounds)
    views.append(shown(rect, in: view))
    guard view.distanceFromTopToFirstBaseline > 0 else { return }
    let first = rect.minY + view.distanceFromTopToFirstBaseline
    let last = rect.maxY - view.distanceFromLastBaselineToBottom
    for y in first == last ? [first] : [first, last] {
      baselines.append(shown(CGRect(x: rect.minX, y: y, width: rect.width, height: 0), in: view))
    }
  }

  private func shown(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
