/// The meaning of a view's content, which determines its layout direction. Source: Apple,
/// UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The interface's direction.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Spatial directions, which are never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// The layout direction of an interface. Source: Apple, UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, as in English and most languages.
  case leftToRight = 0
  /// Right to left, as in Arabic and Hebrew: leading edges are at the right.
  case rightToLeft = 1
}

extension UIView {
  /// The layout direction of the view's content: its own, else that of its traits, else the
  /// interface's.
  ///
  /// Source: Apple, UIView.effectiveUserInterfaceLayoutDirection.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch traitState?.inEffect?.layoutDirection ?? .unspecified {
    case .unspecified: Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    case let own:
      Self.userInterfaceLayoutDirection(
        for: semanticContentAttribute,
        relativeTo: own == .rightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  /// Returns the direction for a semantic attribute. The interface itself follows its language,
  /// left to right by default, unless a picture is taken under other traits.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIScreen.main.layoutDirection)
  }

  /// Returns the direction for a semantic attribute, relative to an interface's direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIScreen {
  fileprivate var layoutDirection: UIUserInterfaceLayoutDirection {
    metrics.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
