import Synchronization

/// The size, scale and traits of a screen, accessible from every thread.
package final class ScreenMetrics: Sendable {
  /// The screen's bounds, in points.
  var bounds: CGRect { size.withLock { $0 } }
  /// The number of device pixels per point.
  let scale: CGFloat
  /// The screen's traits besides the standard ones, with the layout direction of the language.
  package var traits: UITraitCollection { InterfaceLanguage.following(assignedTraits) }

  private let assignedTraits: UITraitCollection
  private let size: Mutex<CGRect>

  init(bounds: CGRect, scale: CGFloat, traits: UITraitCollection) {
    size = Mutex(bounds)
    self.scale = scale.isNormal && scale > 0 ? scale : 2
    assignedTraits = traits
  }

  /// Changes the screen's size, in points, as a rotation does.
  package func resize(to size: CGSize) { self.size.withLock { $0.size = size } }

  /// The standard traits and those of the screen.
  var traitCollection: UITraitCollection { traitCollection(at: bounds.size) }

  /// Returns the traits for another size of the screen, in points.
  package func traitCollection(at size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(ofScreen: size), traits, UITraitCollection(displayScale: scale),
    ])
  }
}
