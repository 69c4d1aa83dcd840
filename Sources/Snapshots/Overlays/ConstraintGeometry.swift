import UIKit

/// Converts the constraints of a view to lines on the picture.
@MainActor
struct ConstraintGeometry {
  let holder: UIView
  let root: UIView

  /// Returns the line of a constraint: along a distance or a length, or across aligned items; nil
  /// if an item was deallocated.
  func line(of constraint: NSLayoutConstraint) -> ConstraintOutline.Line? {
    guard let item = constraint.firstItem, let first = rect(item, constraint.firstAttribute) else {
      return nil
    }
    let strength = strength(of: constraint)
    let isExact = constraint.relation == .equal
    func line(_ from: CGPoint, _ to: CGPoint, _ points: CGFloat?) -> ConstraintOutline.Line {
      ConstraintOutline.Line(
        from: from, to: to, points: isExact ? points : nil, strength: strength)
    }
    switch constraint.firstAttribute {
    case .width:
      let y = first.maxY - Self.inset
      let points = constraint.secondItem == nil ? constraint.constant : nil
      return line(CGPoint(x: first.minX, y: y), CGPoint(x: first.maxX, y: y), points)
    case .height:
      let x = first.maxX - Self.inset
      let points = constraint.secondItem == nil ? constraint.constant : nil
      return line(CGPoint(x: x, y: first.minY), CGPoint(x: x, y: first.maxY), points)
    default: break
    }
    guard let other = constraint.secondItem, let second = rect(other, constraint.secondAttribute)
    else { return nil }
    let start = coordinate(constraint.secondAttribute, of: second, other)
    let end = coordinate(constraint.firstAttribute, of: first, item)
    let isAcross = isHorizontal(constraint.firstAttribute)
    let (one, two) = isAcross ? (first.rows, second.rows) : (first.columns, second.columns)
    if abs(start - end) >= 1 {
      let cross = one.middle(with: two)
      return line(
        point(start, cross, isAcross), point(end, cross, isAcross), abs(start - end))
    }
    // Aligned items are joined at their centres; contained ones have a tick at the edge.
    let isInside = two.contains(one) || one.contains(two)
    let middle = (two.contains(one) ? one : two).middle
    let (from, to) =
      isInside
      ? (middle - Self.tick, middle + Self.tick) : (two.middle, one.middle)
    return line(point(end, from, isAcross), point(end, to, isAcross), nil)
  }

  private func strength(
    of constraint: NSLayoutConstraint
  ) -> ConstraintOutline.Line.Strength {
    if constraint.isContradicted { return .contradicted }
    return constraint.priority == .required && constraint.relation == .equal ? .required : .loose
  }

  /// The inset of lines of lengths from their edge, in points.
  private static let inset: CGFloat = 2
  /// Half the length of the tick for coinciding edges.
  private static let tick: CGFloat = 3

  private func point(_ along: CGFloat, _ across: CGFloat, _ isAcross: Bool) -> CGPoint {
    isAcross ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  private func rect(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> CGRect? {
    let (owner, rect): (UIView?, CGRect)
    if let guide = item as? UILayoutGuide {
      (owner, rect) = (guide.owningView, guide.layoutFrame)
    } else if let view = item as? UIView {
      let isInsideMargins =
        attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
      owner = view
      rect =
        isInsideMargins
        ? view.layoutMarginsGuide.layoutFrame : view.alignmentRect(forFrame: view.bounds)
    } else {
      return nil
    }
    return owner?.convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }

  private func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  private func coordinate(
    _ attribute: NSLayoutConstraint.Attribute, of rect: CGRect, _ item: AnyObject
  ) -> CGFloat {
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .left, .leftMargin: rect.minX
    case .right, .rightMargin: rect.maxX
    case .leading, .leadingMargin: isMirrored ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: isMirrored ? rect.minX : rect.maxX
    case .centerX, .centerXWithinMargins: rect.midX
    case .top, .topMargin: rect.minY
    case .bottom, .bottomMargin: rect.maxY
    case .firstBaseline:
      rect.minY + ((item as? UIView)?.distanceFromTopToFirstBaseline ?? 0)
    case .lastBaseline:
      rect.maxY - ((item as? UIView)?.distanceFromLastBaselineToBottom ?? 0)
    default: rect.midY
    }
  }
}

/// A range on one axis.
private struct Span {
  let least, most: CGFloat

  var middle: CGFloat { (least + most) / 2 }

  func contains(_ other: Span) -> Bool { least <= other.least && other.most <= most }

  /// Returns the middle of the intersection, or of the gap.
  func middle(with other: Span) -> CGFloat {
    (max(least, other.least) + min(most, other.most)) / 2
  }
}

extension CGRect {
  fileprivate var rows: Span { Span(least: minY, most: maxY) }
  fileprivate var columns: Span { Span(least: minX, most: maxX) }
}
