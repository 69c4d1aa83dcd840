/// The metrics and colours of configured buttons.
///
/// Known from a picture and from nib files: the insets of plain medium buttons (7, 12), titles of
/// 17 points. Everything else in this file is uncertain, and defined only here.
enum ButtonStyle: Hashable, Sendable {
  case plain, gray, tinted, filled

  /// Returns the insets of the content, in points.
  static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    switch size {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .caption2
    case .medium, .large: .caption1
    }
  }

  /// 0.35 of 17 points.
  static let cornerRadius: CGFloat = 5.95
  static let smallCornerRadius: CGFloat = 4
  static let largeCornerRadius: CGFloat = 8
  static let titlePadding: CGFloat = 1
  /// The distance between the content and the menu indicator.
  static let indicatorPadding: CGFloat = 5
  /// The alpha of a highlighted button.
  static let highlightedAlpha: CGFloat = 0.75
  /// The alpha of a tinted background.
  static let tintedAlpha: CGFloat = 0.18

  /// The style of a selected button.
  var selected: ButtonStyle {
    switch self {
    case .plain: .tinted
    case .gray, .tinted, .filled: .filled
    }
  }

  /// Returns the colour of title, image and indicator.
  func foreground(_ base: UIColor?, tint: UIColor, _ state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = base ?? (self == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.faded(to: Self.highlightedAlpha) : color
  }

  /// Returns the colour of the background.
  func background(_ base: UIColor?, tint: UIColor, _ state: UIControl.State) -> UIColor {
    if self == .plain { return .clear }
    if state.contains(.disabled) { return .tertiarySystemFill }
    let color: UIColor =
      switch self {
      case .plain: .clear
      case .gray: base ?? .secondarySystemFill
      case .tinted: (base ?? tint).faded(to: Self.tintedAlpha)
      case .filled: base ?? tint
      }
    return state.contains(.highlighted) ? color.faded(to: Self.highlightedAlpha) : color
  }
}

extension UIColor {
  /// Returns the colour with a fraction of its opacity, under any traits.
  func faded(to part: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * part)
    }
  }
}

// Unsupported: UIButton: colours · drawn · Colours of highlighted, selected and disabled buttons. ·
//   uncertain · test: ButtonTests
