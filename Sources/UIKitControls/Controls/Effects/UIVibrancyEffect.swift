/// How strong what a vibrancy effect shows is. Raw values are UIKit's. Source: Apple,
/// UIVibrancyEffectStyle.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Words.
  case label = 0
  /// Words that matter less.
  case secondaryLabel = 1
  /// Words that matter even less.
  case tertiaryLabel = 2
  /// Words that matter least.
  case quaternaryLabel = 3
  /// Shapes.
  case fill = 4
  /// Larger shapes.
  case secondaryFill = 5
  /// The largest shapes.
  case tertiaryFill = 6
  /// Lines between things.
  case separator = 7

  /// How much darker or lighter content makes what lies behind. Uncertain: the opacity of the
  /// system's colour of that name.
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

/// Has content take its colour from what lies behind: content's own colours count for nothing but
/// their opacity, by which what lies behind becomes darker, over a dark blur lighter.
///
/// It belongs into the content of a view that blurs. Apple publishes no figures. Source: Apple,
/// UIVibrancyEffect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Vibrancy of words over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Vibrancy of a style over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
  }

  /// What content does to what lies behind, under an appearance.
  func ink(under traits: UITraitCollection) -> VibrancyLayer.Ink {
    let isDark = blur.material.tint(under: traits).white < 0.5
    return VibrancyLayer.Ink(lightens: isDark, strength: style.strength)
  }
}

// Unsupported: UIVibrancyEffect · drawn · Content makes what lies behind darker or lighter by its
//   opacity; how much, in each style. · uncertain · test: VisualEffectTests
// Unsupported: UIVibrancyEffect: content view · drawn · The background of the content view itself
//   is not vibrant. · uncertain · test: VisualEffectTests
