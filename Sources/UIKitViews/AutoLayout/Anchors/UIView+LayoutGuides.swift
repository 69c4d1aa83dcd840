extension UIView {
  /// The app's guides of the view, in the order in which they were added.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides.filter { !$0.isSystem } ?? [] }

  /// Adds a guide, and removes it from its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide, and deactivates all constraints with it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The guide of the rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(named: "UIViewLayoutMarginsGuide", .insets { $0.layoutMargins })
  }

  /// The guide of the rectangle inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(named: "UIViewSafeAreaLayoutGuide", .insets { $0.safeAreaInsets })
  }

  /// The guide of the rectangle inside the margins in which lines of text remain readable: centred,
  /// and at most 672 points wide at the default text size.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(named: "UIViewReadableContentGuide", .insets { $0.readableContentInsets })
  }

  /// The guide of the rectangle that the keyboard covers, at least the bottom safe area; content
  /// may extend to its top. Without a keyboard, the default, it is the bottom safe area.
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

  /// The maximum width of a readable line. Source: an iPad of 1024 points has 176 points at either
  /// side at the default text size. Other text sizes are uncertain: the width scales with the body
  /// font.
  private static let readableWidth: CGFloat = 672

  /// The insets of the readable content guide, in points.
  package var readableContentInsets: UIEdgeInsets { readable(layoutMargins) }

  /// Returns margins with at most a readable line between them.
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

  /// The height of the view that the keyboard covers, in points.
  var keyboardOverlap: CGFloat {
    guard let window, window.keyboardHeight > 0 else { return 0 }
    let covered = convert(bounds, to: nil).maxY - (window.bounds.maxY - window.keyboardHeight)
    return min(max(covered, 0), bounds.height)
  }
}

extension UILayoutGuide {
  /// Whether the guide is one of UIKit's.
  var isSystem: Bool { binding != nil }
}
