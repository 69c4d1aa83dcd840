/// What a visual effect view does to what lies behind it. Source: Apple, UIVisualEffect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what lies behind, under a tint. Source: Apple, UIBlurEffect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong the tint is, and how light. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Almost white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light, dark in the dark.
    case regular = 4
    /// Almost white, dark in the dark.
    case prominent = 5
    /// The thinnest.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// In the middle.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// A bar's.
    case systemChromeMaterial = 10
    /// The thinnest, light in any appearance.
    case systemUltraThinMaterialLight = 11
    /// Thin, light in any appearance.
    case systemThinMaterialLight = 12
    /// In the middle, light in any appearance.
    case systemMaterialLight = 13
    /// Thick, light in any appearance.
    case systemThickMaterialLight = 14
    /// A bar's, light in any appearance.
    case systemChromeMaterialLight = 15
    /// The thinnest, dark in any appearance.
    case systemUltraThinMaterialDark = 16
    /// Thin, dark in any appearance.
    case systemThinMaterialDark = 17
    /// In the middle, dark in any appearance.
    case systemMaterialDark = 18
    /// Thick, dark in any appearance.
    case systemThickMaterialDark = 19
    /// A bar's, dark in any appearance.
    case systemChromeMaterialDark = 20
  }

  let material: BlurMaterial

  /// A blur of a style.
  public init(style: Style) { material = BlurMaterial(style) }
}

// Unsupported: UIBlurEffect: styles · drawn · Radius, tint and saturation of `light`, `extraLight`
//   and `dark` are published. · test: VisualEffectTests
// Unsupported: UIBlurEffect: materials · drawn · Radius, tint and saturation of the materials. ·
//   uncertain · test: VisualEffectTests
// Unsupported: UIBlurEffect: edges · drawn · Colours beyond a picture's edge do not enter a blur.
//   Parts of a picture drawn alone differ near it. · test: VisualEffectTests
