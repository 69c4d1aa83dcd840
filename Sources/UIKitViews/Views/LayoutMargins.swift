/// Layout margins that were set on a view, as sides or directionally.
package enum LayoutMargins: Equatable {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// Returns the margins of the sides in a layout direction.
  func sides(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, in: direction)
    }
  }
}

extension UIEdgeInsets {
  /// Creates insets of the sides from directional insets.
  package init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Returns the smaller inset of each side.
  func intersection(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }

  /// Returns the larger inset of each side.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates directional insets from insets of the sides.
  init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
  }
}
