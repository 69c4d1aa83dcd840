extension UIView {
  /// The app's guides in the view, in the order they were added.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides.filter { !$0.isSystem } ?? [] }

  /// Gives the view a guide, taking it from the view that had it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Takes a guide out of the view, with all constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(named: "UIViewLayoutMarginsGuide", .insets { $0.layoutMargins })
  }

  /// The rectangle that no bar and no edge of the screen covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(named: "UIViewSafeAreaLayoutGuide", .insets { $0.safeAreaInsets })
  }

  /// The rectangle inside the margins in which lines of text stay readable: at most 672 points wide
  /// at the default text size, in the middle.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(named: "UIViewReadableContentGuide", .insets { $0.readableContentInsets })
  }

  /// The rectangle above the keyboard. Without a keyboard, which is never there: what the safe area
  /// ends with.
  public var keyboardLayoutGuide: UILayoutGuide {
    systemGuide(named: "UIKeyboardLayoutGuide", .insets { $0.keyboardInsets })
  }

  func systemGuide(named name: String, _ binding: SystemLayoutGuide.Binding) -> SystemLayoutGuide {
    for case let guide as SystemLayoutGuide in ensuredConstraintState.guides
    where guide.identifier == name {
      return guide
    }
    return SystemLayoutGuide(name, of: self, binding)
  }

  /// The most a readable line takes. Source: an iPad of 1024 points at the default text size has
  /// 176 points either side. Other text sizes are uncertain: as the body font grows.
  private static let readableWidth: CGFloat = 672

  /// What the readable content guide keeps free at each edge, in points.
  var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let body = font.pointSize / 17
    let spare = bounds.width - insets.left - insets.right - Self.readableWidth * body
    guard spare > 0 else { return insets }
    insets.left += spare / 2
    insets.right += spare / 2
    return insets
  }

  private var keyboardInsets: UIEdgeInsets {
    let bottom = safeAreaInsets.bottom
    return UIEdgeInsets(top: bounds.height - bottom, left: 0, bottom: bottom, right: 0)
  }
}

extension UILayoutGuide {
  /// Whether UIKit made the guide.
  var isSystem: Bool { binding != nil }
}
