import UIKit

/// The constraint layout of a screen's views: alignment rectangles, guides and margins, baselines,
/// and the app's constraints and stack spacings as lines.
@MainActor
package struct ConstraintOutline {
  /// The line of a constraint.
  package struct Line: Equatable, Sendable {
    package enum Strength: Equatable, Sendable {
      case required
      /// Optional, or an inequality.
      case loose
      /// Not satisfied because of others.
      case contradicted
    }

    package let from: CGPoint
    package let to: CGPoint
    /// The constant in points, for lines of a distance or a length.
    package let points: CGFloat?
    package let strength: Strength
  }

  /// The alignment rectangles of views with constraints; all are in points of the picture.
  package private(set) var views: [CGRect] = []
  /// The layout guides of the app.
  package private(set) var guides: [CGRect] = []
  /// The margins, safe areas and other guides of UIKit that constraints use.
  package private(set) var margins: [CGRect] = []
  /// The first and last baselines of texts, in full width.
  package private(set) var baselines: [CGRect] = []
  package private(set) var lines: [Line] = []

  private let root: UIView

  /// Creates the outline of all visible views of a screen.
  ///
  /// - Complexity: O(views + constraints).
  package init(of root: UIView) {
    self.root = root
    add(root)
  }

  package var isEmpty: Bool { views.isEmpty && lines.isEmpty }

  private mutating func add(_ view: UIView) {
    guard !view.isHidden, view === root || isVisible(view) else { return }
    if view.isPlacedByConstraints { addPlaced(view) }
    for guide in view.constrainedGuides where !guide.layoutFrame.isEmpty {
      let rect = visibleRect(guide.layoutFrame, in: view)
      if guide.isSystemGuide { margins.append(rect) } else { guides.append(rect) }
    }
    let geometry = ConstraintGeometry(holder: view, root: root)
    for constraint in view.constraints
    where constraint.isUserFacing && items(of: constraint).allSatisfy(isItemVisible) {
      if let line = geometry.line(of: constraint) { lines.append(line) }
    }
    for subview in view.subviews { add(subview) }
  }

  private func isVisible(_ view: UIView) -> Bool {
    view.convert(view.bounds, to: root).intersects(root.bounds)
  }

  private func items(of constraint: NSLayoutConstraint) -> [AnyObject] {
    [constraint.firstItem, constraint.secondItem].compactMap { $0 }
  }

  private func isItemVisible(_ item: AnyObject) -> Bool { (item as? UIView)?.isHidden != true }

  private mutating func addPlaced(_ view: UIView) {
    let rect = view.alignmentRect(forFrame: view.bounds)
    views.append(visibleRect(rect, in: view))
    guard view.distanceFromTopToFirstBaseline > 0 else { return }
    let first = rect.minY + view.distanceFromTopToFirstBaseline
    let last = rect.maxY - view.distanceFromLastBaselineToBottom
    for y in first == last ? [first] : [first, last] {
      baselines.append(
        visibleRect(CGRect(x: rect.minX, y: y, width: rect.width, height: 0), in: view))
    }
  }

  private func visibleRect(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
