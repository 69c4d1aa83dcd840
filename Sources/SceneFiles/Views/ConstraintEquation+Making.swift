import UIKit

extension ConstraintEquation {
  /// Returns the constraint between named views, or nil if one of them is missing.
  @MainActor
  func constraint(_ items: [String: UIView]) -> NSLayoutConstraint? {
    guard let item = items[first.item] else { return nil }
    let other = second.flatMap { items[$0.item] }
    guard second == nil || other != nil else { return nil }
    let constraint = NSLayoutConstraint(
      item: item, attribute: first.attribute, relatedBy: relation, toItem: other,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(Float(priority))
    return constraint
  }
}
