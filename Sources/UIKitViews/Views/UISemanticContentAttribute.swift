/// Which way a view's content runs. Source: Apple, UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The interface's direction.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// The direction an interface runs in. Source: Apple, UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English and most scripts are written.
  case leftToRight = 0
  /// As Arabic and Hebrew are written: leading edges are at the right.
  case rightToLeft = 1
}

extension UIView {
  /// The direction the view's content runs in: its own, else that of its traits, else the
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

  /// The direction for a semantic attribute. The interface itself runs as its language does, from
  /// left to right where none was said, unless a picture is taken under other traits.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIScreen.main.layoutDirection)
  }

  /// The direction for a semantic attribute in an interface that runs in a direction.
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
