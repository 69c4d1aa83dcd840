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

  /// The rectangle that the keyboard covers, at least the safe area below: its top is where content
  /// may reach to. Without a keyboard, as by default, it is the safe area below.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in ensuredConstraintState.guides { return guide }
    return UIKeyboardLayoutGuide(of: self)
  }

  package func systemGuide(named name: String, _ binding: SystemLayoutGuide.Binding)
    -> SystemLayoutGuide
  {
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
  package var readableContentInsets: UIEdgeInsets { readable(layoutMargins) }

  /// Margins that leave no more than a readable line between them.
  func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    var insets = margins
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let body = font.pointSize / 17
    let spare = bounds.width - insets.left - insets.right - Self.readableWidth * body
    guard spare > 0 else { return insets }
    insets.left += spare / 2
    insets.right += spare / 2
    return insets
  }

  /// How much of the view the keyboard covers, from below, in points.
  var keyboardOverlap: CGFloat {
    guard let window, window.keyboardHeight > 0 else { return 0 }
    let covered = convert(bounds, to: nil).maxY - (window.bounds.maxY - window.keyboardHeight)
    return min(max(covered, 0), bounds.height)
  }
}

extension UILayoutGuide {
  /// Whether UIKit made the guide.
  var isSystem: Bool { binding != nil }
}
