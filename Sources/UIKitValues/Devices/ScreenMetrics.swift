import Synchronization

/// The size, scale and traits of a screen, readable from every thread.
package final class ScreenMetrics: Sendable {
  /// The screen's rectangle, in points.
  var bounds: CGRect { size.withLock { $0 } }
  /// Device pixels per point.
  let scale: CGFloat
  /// What the screen's traits say besides the standard ones; they follow the language's direction.
  package var traits: UITraitCollection { InterfaceLanguage.following(said) }

  private let said: UITraitCollection
  private let size: Mutex<CGRect>

  init(bounds: CGRect, scale: CGFloat, traits: UITraitCollection) {
    size = Mutex(bounds)
    self.scale = scale.isNormal && scale > 0 ? scale : 2
    said = traits
  }

  /// Gives the screen another size, in points, as when it is turned.
  package func resize(to size: CGSize) { self.size.withLock { $0.size = size } }

  /// The standard traits, with what this screen says besides.
  var traitCollection: UITraitCollection { traitCollection(at: bounds.size) }

  /// What they are when the screen has another size, in points.
  package func traitCollection(at size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(ofScreen: size), traits, UITraitCollection(displayScale: scale),
    ])
  }
}
