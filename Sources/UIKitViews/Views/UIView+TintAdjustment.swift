extension UIView {
  /// Whether tint colours are dimmed to grey. Raw values are UIKit's. Source: Apple,
  /// UIView.TintAdjustmentMode.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode; normal in a window.
    case automatic = 0
    /// Not dimmed.
    case normal = 1
    /// Dimmed to grey.
    case dimmed = 2
  }

  /// The tint colour before dimming. O(depth).
  var undimmedTintColor: UIColor {
    explicitTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Whether the tint colour is dimmed by the view or an ancestor. O(depth).
  var isTintDimmed: Bool {
    guard explicitTintAdjustmentMode == .automatic else {
      return explicitTintAdjustmentMode == .dimmed
    }
    return superview?.isTintDimmed ?? false
  }

  func setTint(_ color: UIColor?) {
    explicitTintColor = color
    propagateTintColorChange()
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    explicitTintAdjustmentMode = mode
    propagateTintAdjustment()
  }

  /// Notifies the view and the subviews that inherit its tint colour.
  func propagateTintColorChange() {
    performWithEffectiveTraits { tintColorDidChange() }
    for subview in subviews where subview.explicitTintColor == nil {
      subview.propagateTintColorChange()
    }
  }

  /// Notifies the view and its subviews of a changed mode, including those with their own tint
  /// colour.
  func propagateTintAdjustment() {
    performWithEffectiveTraits { tintColorDidChange() }
    for subview in subviews where subview.explicitTintAdjustmentMode == .automatic {
      subview.propagateTintAdjustment()
    }
  }
}

extension UIColor {
  /// The grey of the same luminance. Whether UIKit's is the same is uncertain.
  var dimmed: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
