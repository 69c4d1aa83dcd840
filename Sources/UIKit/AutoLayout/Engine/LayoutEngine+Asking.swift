import ConstraintSolver

extension LayoutEngine {
  /// Whether more than one rectangle of a view or guide would satisfy the constraints.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    update()
    guard let item = items[ObjectIdentifier(object)] else { return false }
    return [item.x, item.y, item.width, item.height].contains {
      $0.map(solver.isAmbiguous) ?? false
    }
  }

  /// The constraints that decide where a view or guide lies along an axis and how long it is there.
  func constraints(deciding object: AnyObject, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    update()
    guard let item = items[ObjectIdentifier(object)] else { return [] }
    let variables =
      axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    var seen: Set<ConstraintToken> = []
    return variables.flatMap { $0.map(solver.constraintsDeciding) ?? [] }.compactMap { token in
      guard seen.insert(token).inserted, case .constraint(let constraint)? = sources[token] else {
        return nil
      }
      return constraint
    }
  }

  /// A constraint of the solver as logs print it.
  func describe(_ source: ConstraintSource) -> String {
    switch source {
    case .constraint(let constraint): constraint.description
    case .followed(let item, let attribute): describeFollowed(attribute, of: item)
    case .content(let item, let axis, let relation): describeContent(item, axis, relation)
    }
  }

  private func describeContent(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ relation: NSLayoutConstraint.Relation
  ) -> String {
    guard let view = item.view else { return "(null)" }
    let isWidth = axis == .horizontal
    let length = isWidth ? item.content.natural.width : item.content.height
    let constraint = NSLayoutConstraint(
      view, isWidth ? .width : .height, relation, nil, .notAnAttribute, constant: length)
    let which =
      relation == .lessThanOrEqual
      ? "Hug:\(Self.number(view.contentHuggingPriority(for: axis).rawValue))"
      : "CompressionResistance:"
        + Self.number(view.contentCompressionResistancePriority(for: axis).rawValue)
    return "<NSContentSizeLayoutConstraint:\(NSLayoutConstraint.address(of: constraint)) "
      + "\(constraint.equation) \(which)   (active)>"
  }

  private static func number(_ priority: Float) -> String { String(format: "%g", priority) }

  private func describeFollowed(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem)
    -> String
  {
    guard let object: AnyObject = item.view ?? item.guide else { return "(null)" }
    let owner = item.view == nil ? item.guide?.owningView : item.view?.superview
    let isPosition = attribute.kind != .length
    let view = item.view
    let rect = view.map { $0.alignmentRect(forFrame: $0.untransformedFrame) } ?? .zero
    let value: CGFloat =
      switch attribute {
      case .left: rect.minX
      case .top: rect.minY
      case .width: rect.width
      default: rect.height
      }
    let constraint = NSLayoutConstraint(
      object, attribute, .equal, isPosition ? owner : nil, attribute, constant: value,
      origin: followedOrigin(of: item))
    constraint.identifier = followedName(attribute, of: item)
    return constraint.logged(isActive: true)
  }

  private func followedOrigin(of item: LayoutItem) -> NSLayoutConstraint.Origin {
    guard item.view != nil else { return .system }
    if isMeasuring { return .fitting }
    return item === hostItem && host?.isPlacedByItsHost == true ? .encapsulated : .autoresizing
  }

  private func followedName(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem) -> String?
  {
    if let guide = item.guide { return "\(guide.identifier)-\(attribute.name)" }
    switch followedOrigin(of: item) {
    case .fitting: return attribute == .width ? "fittingSizeHTarget" : "fittingSizeVTarget"
    case .encapsulated:
      return "UIView-Encapsulated-Layout-\(attribute == .width ? "Width" : "Height")"
    default: return nil
    }
  }
}
