/// The margins that somebody gave a view: of sides, or of the direction of reading.
package enum LayoutMargins: Equatable {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// The margins at fixed sides.
  func sides(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, in: direction)
    }
  }
}

extension UIEdgeInsets {
  /// Directional insets at fixed sides.
  package init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Whichever is smaller, side by side.
  func intersection(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }

  /// Whichever is larger, side by side.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension NSDirectionalEdgeInsets {
  /// Insets of fixed sides, by the direction of reading.
  init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
  }
}
