/// The attributes of an axis of a stack.
struct StackAxis {
  let leading: NSLayoutConstraint.Attribute
  let trailing: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  static let horizontal = StackAxis(
    leading: .leading, trailing: .trailing, center: .centerX, length: .width)
  static let vertical = StackAxis(
    leading: .top, trailing: .bottom, center: .centerY, length: .height)

  func length(of size: CGSize) -> CGFloat { length == .width ? size.width : size.height }
}

/// The priorities of a stack's constraints. Source: printed constraints of stacks.
enum StackPriority {
  /// Distances between centres are equal.
  static let equalCentering = UILayoutPriority(149)
  /// The stack is as short as possible.
  static let canvasFit = UILayoutPriority(49)
  /// The spanning guide is as short as possible.
  static let spanningFit = UILayoutPriority(51)
  /// The spanning guide ends with the views.
  static let boundary = UILayoutPriority(999.5)
  /// A wrapping text has an equal share of its row.
  static let textWidth = UILayoutPriority(760)
  /// The priority of the constraint that gives a view without content no length across the axis.
  static let suppression = UILayoutPriority(25)
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding attribute inside the layout margins.
  var withinMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
