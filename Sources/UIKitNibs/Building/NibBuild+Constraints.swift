import InterfaceBuilder

extension NibBuild {
  /// Activates the constraints of objects, including those generated from their frames.
  func activateConstraints(of new: [BuiltObject]) {
    guard compiler.plan.document.usesAutoLayout else { return }
    for built in new {
      for plan in built.plan.constraints { activate(plan) }
      if let pinning = built.plan.pinning, let view = built.object as? UIView {
        pinToFrame(view, of: built.plan, isFixed: pinning == .fixed)
      }
    }
  }

  private func activate(_ plan: ConstraintPlan) {
    let first = item(at: plan.first, beside: plan.second)
    let second = plan.second.flatMap { item(at: $0, beside: plan.first) }
    // Constraints of items that the size class excludes are excluded too.
    guard let first, plan.second == nil || second != nil else { return }
    let constraint = NSLayoutConstraint(
      first, plan.firstAttribute, plan.model.relation.relation, second,
      second == nil ? .notAnAttribute : plan.secondAttribute,
      multiplier: CGFloat(plan.model.multiplier), constant: plan.constant)
    constraint.documentLocation = plan.sourceLocation
    constraint.priority = UILayoutPriority(
      rawValue: Float(min(max(plan.model.priority, 1), 1000)))
    constraint.identifier = plan.model.identifier
    setObject(constraint, at: plan.index)
    guard plan.isActive else { return }
    guard constraint.activateWherePossible() else {
      return compiler.plan.diagnose(
        plan.model.line, "a constraint's items are not inside one view; it is ignored.")
    }
  }

  /// Returns the item of a constraint. The content view replaces its cell, which older documents
  /// name in its place; both have the same frame.
  private func item(at index: Int, beside other: Int?) -> AnyObject? {
    guard let object = object(at: index), object is UIView || object is UILayoutGuide else {
      return nil
    }
    // The cast to a protocol takes long; cells are among the views that place their subviews.
    guard let other, other != index, let view = object as? UIView,
      view.behavior.contains(.placesSubviews), let cell = view as? any ContentCell,
      let neighbour = LayoutParticipant.of(self.object(at: other))?.nearestView,
      neighbour !== cell.contentView, neighbour.isDescendant(of: cell.contentView)
    else { return object }
    return cell.contentView
  }

  /// Adds constraints to the frame of a view without constraints, as Xcode does at build time.
  private func pinToFrame(_ view: UIView, of plan: ObjectPlan, isFixed: Bool) {
    guard let superview = view.superview, !(superview is UIStackView),
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let rect = view.alignmentRect(forFrame: view.frame)
    let name =
      "IB auto generated at build time for view with \(isFixed ? "fixed frame" : "ambiguity")"
    func pin(
      _ attribute: NSLayoutConstraint.Attribute, to other: UIView?, _ constant: CGFloat
    ) {
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
        multiplier: 1, constant: constant)
      constraint.identifier = name
      constraint.documentLocation = plan.rectangleLocation
      constraint.activate()
    }
    pin(.left, to: superview, rect.minX)
    pin(.top, to: superview, rect.minY)
    pin(.width, to: nil, rect.width)
    pin(.height, to: nil, rect.height)
  }
}

extension ConstraintModel.Relation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
