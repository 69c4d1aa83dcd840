import ConstraintSolver

/// The engine's own constraints: the frames of views placed by them, the size of the host, and
/// UIKit's guides.
extension LayoutEngine {
  /// Adds a constraint from an item's attribute to the value of its view or owner.
  func follow(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, priority: UILayoutPriority
  ) {
    let constraint = LinearConstraint(
      followedTerms(attribute, of: item), constant: -followedValue(attribute, of: item), .equal,
      priority: priority.rawValue)
    guard let token = add(constraint, .followed(item, attribute)) else { return }
    if item.followed.isEmpty { followers.append(item) }
    item.followed.append(token)
  }

  /// Updates the constraints of frames, margins and targets.
  func followFrames() {
    for item in followers {
      for token in item.followed {
        guard case .followed(_, let attribute)? = sources[token] else { continue }
        setConstant(-followedValue(attribute, of: item), of: token)
      }
    }
  }

  private func followedTerms(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem)
    -> [LinearTerm]
  {
    let container = item.container
    if let share = item.share?[attribute], share != 0, let container {
      let isAcross = attribute == .left || attribute == .width
      let outer = LinearTerm(isAcross ? container.width : container.height, -share)
      return ownTerms(attribute, of: item) + [outer]
    }
    switch attribute {
    case .left: return position(item.x, from: container?.x)
    case .top: return position(item.y, from: container?.y)
    case .width:
      guard case .visible? = item.guide?.binding, let container else {
        return [LinearTerm(item.width)]
      }
      return [LinearTerm(item.width), LinearTerm(container.width, -1)]
    case .height:
      guard case .visible? = item.guide?.binding, let container else {
        return [LinearTerm(item.height)]
      }
      return [LinearTerm(item.height), LinearTerm(container.height, -1)]
    case .right:
      return position(item.x, from: container?.x)
        + [LinearTerm(item.width)] + (container.map { [LinearTerm($0.width, -1)] } ?? [])
    default:
      return position(item.y, from: container?.y)
        + [LinearTerm(item.height)] + (container.map { [LinearTerm($0.height, -1)] } ?? [])
    }
  }

  private func ownTerms(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem)
    -> [LinearTerm]
  {
    switch attribute {
    case .left: position(item.x, from: item.container?.x)
    case .top: position(item.y, from: item.container?.y)
    case .width: [LinearTerm(item.width)]
    default: [LinearTerm(item.height)]
    }
  }

  private func position(_ own: LayoutVariable?, from container: LayoutVariable?) -> [LinearTerm] {
    (own.map { [LinearTerm($0)] } ?? []) + (container.map { [LinearTerm($0, -1)] } ?? [])
  }

  func followedValue(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem) -> Double {
    if let view = item.view {
      let value = followedValue(attribute, of: view, isHost: item === hostItem)
      guard let share = item.share?[attribute], share != 0 else { return value }
      let outer = view.superview?.bounds.size ?? .zero
      return value - share
        * (attribute == .left || attribute == .width ? outer.width : outer.height)
    }
    guard let guide = item.guide, let owner = guide.owningView, let binding = guide.binding else {
      return 0
    }
    switch binding {
    case .content: return 0
    case .visible:
      let offset = owner.bounds.origin
      return attribute == .left ? offset.x : attribute == .top ? offset.y : 0
    case .insets(let insets):
      let insets = insets(owner)
      switch attribute {
      case .left: return insets.left
      case .top: return insets.top
      case .right: return -insets.right
      default: return -insets.bottom
      }
    }
  }

  /// Returns the value of a view's frame, or of the target of a measurement.
  func followedValue(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, isHost: Bool
  ) -> Double {
    if isHost, case .fitting(let target, _, _) = hostSize {
      return attribute == .width ? target.width : target.height
    }
    let rect = view.alignmentRect(forFrame: view.frameAroundCenter)
    let origin = view.superview?.constraintsOrigin ?? .zero
    switch attribute {
    case .left: return rect.minX - origin.x
    case .top: return rect.minY - origin.y
    case .width: return rect.width
    default: return rect.height
    }
  }
}
