extension UIView {
  /// Whether tint colours are grey. Raw values are UIKit's. Source: Apple,
  /// UIView.TintAdjustmentMode.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's; those of a window as they are.
    case automatic = 0
    /// As they are.
    case normal = 1
    /// Grey.
    case dimmed = 2
  }

  /// The tint colour before it is made grey. O(depth).
  var undimmedTintColor: UIColor {
    ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Whether the view, or what it follows, asks for grey. O(depth).
  var isTintDimmed: Bool {
    guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode == .dimmed }
    return superview?.isTintDimmed ?? false
  }

  /// Tells of another adjustment, also those that have a tint of their own.
  func propagateTintAdjustment() {
    withOwnTraits { tintColorDidChange() }
    for subview in subviews where subview.ownTintAdjustmentMode == .automatic {
      subview.propagateTintAdjustment()
    }
  }
}

extension UIColor {
  /// The grey that is as light. That it is no darker or lighter is uncertain.
  var dimmed: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
