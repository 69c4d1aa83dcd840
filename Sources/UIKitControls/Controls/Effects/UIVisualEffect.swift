/// The base class of visual effects. Source: Apple, UIVisualEffect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of the content behind a view, under a tint. Source: Apple, UIBlurEffect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Almost white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light, or dark in the dark appearance.
    case regular = 4
    /// Almost white, or dark in the dark appearance.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The standard material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The standard material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let material: BlurMaterial

  /// Creates a blur of a style.
  public init(style: Style) { material = BlurMaterial(style) }
}

// Unsupported: UIBlurEffect: styles · drawn · Radius, tint and saturation of `light`, `extraLight`
//   and `dark` are published. · test: VisualEffectTests
// Unsupported: UIBlurEffect: materials · drawn · Radius, tint and saturation of the materials. ·
//   uncertain · test: VisualEffectTests
// Unsupported: UIBlurEffect: edges · drawn · Colours beyond a picture's edge do not enter a blur.
//   Parts of a picture drawn alone differ near it. · test: VisualEffectTests
