/// The style of a vibrancy effect. Raw values are UIKit's. Source: Apple, UIVibrancyEffectStyle.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For primary labels.
  case label = 0
  /// For secondary labels.
  case secondaryLabel = 1
  /// For tertiary labels.
  case tertiaryLabel = 2
  /// For quaternary labels.
  case quaternaryLabel = 3
  /// For fills of small shapes.
  case fill = 4
  /// For fills of larger shapes.
  case secondaryFill = 5
  /// For fills of the largest shapes.
  case tertiaryFill = 6
  /// For separators.
  case separator = 7

  /// The strength with which content darkens or lightens the backdrop. Uncertain: the opacity of
  /// the system colour of that name.
  var strength: CGFloat {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}

/// An effect that ignores the colours of content: the more opaque content is, the darker its
/// backdrop becomes, or the lighter over a dark blur.
///
/// It belongs in the content view of a blur effect. Apple publishes no figures. Source: Apple,
/// UIVibrancyEffect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect for labels over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates a vibrancy effect of a style over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
  }

  /// Returns how content changes its backdrop under traits.
  func ink(under traits: UITraitCollection) -> VibrancyLayer.Ink {
    let isDark = blur.material.tint(under: traits).white < 0.5
    return VibrancyLayer.Ink(lightens: isDark, strength: style.strength)
  }
}

// Unsupported: UIVibrancyEffect · drawn · Content makes what is behind darker or lighter by its
//   opacity; how much, in each style. · uncertain · test: VisualEffectTests
// Unsupported: UIVibrancyEffect: content view · drawn · The background of the content view itself
//   is not vibrant. · uncertain · test: VisualEffectTests
