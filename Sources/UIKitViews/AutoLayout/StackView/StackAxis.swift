/// The lines of one axis, by what they are to a stack.
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

/// The priorities of a stack's wishes. Source: constraints that stacks printed.
enum StackPriority {
  /// Gaps from middle to middle are equal.
  static let equalCentering = UILayoutPriority(149)
  /// The stack is as short as it can be.
  static let canvasFit = UILayoutPriority(49)
  /// What spans all views is as short as it can be.
  static let spanningFit = UILayoutPriority(51)
  /// What spans all views ends with them.
  static let boundary = UILayoutPriority(999.5)
  /// Text that wraps is as wide as an equal part of its row.
  static let textWidth = UILayoutPriority(760)
  /// A view without content has no length across.
  static let suppression = UILayoutPriority(25)
}

extension NSLayoutConstraint.Attribute {
  /// The same line inside the layout margins.
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
