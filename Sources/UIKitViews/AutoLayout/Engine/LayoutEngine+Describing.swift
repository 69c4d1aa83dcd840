import ConstraintSolver

/// Descriptions of the solver's constraints for logs.
extension LayoutEngine {
  /// Returns the description of a constraint of the solver.
  func describe(_ source: ConstraintSource) -> String {
    switch source {
    case .constraint(let constraint): constraint.description
    case .followed(let item, let attribute): describeFollowed(attribute, of: item)
    case .content(let item, let axis, _): describeContent(item, axis)
    }
  }

  private func describeContent(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> String {
    guard let view = item.view else { return "(null)" }
    let isWidth = axis == .horizontal
    let constraint = NSLayoutConstraint(
      view, isWidth ? .width : .height, .equal, nil, .notAnAttribute,
      constant: isWidth ? item.content.natural.width : item.content.height)
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    return "<NSContentSizeLayoutConstraint:\(NSLayoutConstraint.address(of: item)) "
      + "\(constraint.equation) Hug:\(NSLayoutConstraint.number(CGFloat(hugging))) "
      + "CompressionResistance:\(NSLayoutConstraint.number(CGFloat(resistance)))   (active)>"
  }

  private func describeFollowed(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem)
    -> String
  {
    let constraint: NSLayoutConstraint? =
      if let view = item.view {
        followed(attribute, of: view, item)
      } else {
        item.guide.flatMap { followed(attribute, of: $0, item) }
      }
    constraint?.identifier = followedName(attribute, of: item)
    return constraint?.logged(isActive: true) ?? "(null)"
  }

  /// Returns UIKit's constraint for the binding of a guide to its view.
  private func followed(
    _ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide, _ item: LayoutItem
  ) -> NSLayoutConstraint {
    let value = followedValue(attribute, of: item)
    switch attribute {
    case .right, .bottom:
      return NSLayoutConstraint(
        guide.owningView, attribute, .equal, guide, attribute, constant: -value, origin: .system)
    default:
      return NSLayoutConstraint(
        guide, attribute, .equal, guide.owningView, attribute, constant: value, origin: .system)
    }
  }

  /// Returns UIKit's constraint for a view's frame and mask: a fixed distance from an edge, or a
  /// fixed length.
  private func followed(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ item: LayoutItem
  ) -> NSLayoutConstraint {
    let origin = followedOrigin(of: item)
    let value = followedValue(attribute, of: view, isHost: item === hostItem)
    let mask = view.autoresizingMask
    if origin == .autoresizing, let superview = view.superview {
      let size = superview.bounds.size
      let isAcross = attribute == .left || attribute == .width
      let bounds: UIView.AutoresizingMask = isAcross ? .flexibleWidth : .flexibleHeight
      let start: UIView.AutoresizingMask = isAcross ? .flexibleLeftMargin : .flexibleTopMargin
      let isPosition = attribute.kind != .length
      let end: NSLayoutConstraint.Attribute = isAcross ? .right : .bottom
      let rect = view.alignmentRect(forFrame: view.frameAroundCenter)
      let rest = isAcross ? size.width - rect.maxX : size.height - rect.maxY
      if isPosition, mask.contains(bounds) || !mask.contains(start) {
        return NSLayoutConstraint(
          view, attribute, .equal, superview, attribute, constant: value, origin: origin)
      }
      if isPosition || mask.contains(bounds) {
        return NSLayoutConstraint(
          superview, end, .equal, view, end, constant: rest, origin: origin)
      }
    }
    return NSLayoutConstraint(
      view, attribute, .equal, nil, .notAnAttribute, constant: value, origin: origin)
  }

  private func followedOrigin(of item: LayoutItem) -> NSLayoutConstraint.Origin {
    guard item.view != nil else { return .system }
    if isMeasuring, item === hostItem { return .fitting }
    return item === hostItem && host?.isPositionedBySuperview == true
      ? .encapsulated : .autoresizing
  }

  private func followedName(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem)
    -> String?
  {
    if let guide = item.guide { return guide.nameOfBinding(attribute) }
    switch followedOrigin(of: item) {
    case .fitting: return attribute == .width ? "fittingSizeHTarget" : "fittingSizeVTarget"
    case .encapsulated:
      return "UIView-Encapsulated-Layout-\(attribute == .width ? "Width" : "Height")"
    default: return nil
    }
  }
}

extension UILayoutGuide {
  /// Returns UIKit's name of the constraint for one edge of its guide. Source: logs of conflicts.
  fileprivate func nameOfBinding(_ attribute: NSLayoutConstraint.Attribute) -> String {
    identifier == "UIViewLayoutMarginsGuide"
      ? "UIView-\(attribute.name)Margin-guide-constraint" : "\(identifier)-\(attribute.name)"
  }
}
