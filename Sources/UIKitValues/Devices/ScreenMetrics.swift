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
  private let known = Mutex<KnownTraits?>(nil)

  /// The traits that were last returned, and what they depend on.
  private struct KnownTraits {
    let size: CGSize
    let direction: UITraitEnvironmentLayoutDirection
    let traits: UITraitCollection
  }

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
  ///
  /// They are created once for each change: views without overrides have the screen's traits, and
  /// creating them took half of the time of updating a cell's configuration.
  package func traitCollection(at size: CGSize) -> UITraitCollection {
    let own = traits
    return known.withLock { known in
      if let known, known.size == size, known.direction == own.layoutDirection {
        return known.traits
      }
      let all = UITraitCollection(traitsFrom: [
        .standard, UITraitCollection(ofScreen: size), own, UITraitCollection(displayScale: scale),
      ])
      known = KnownTraits(size: size, direction: own.layoutDirection, traits: all)
      return all
    }
  }
}
