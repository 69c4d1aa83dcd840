/// The screen that pictures are taken of: a size and a scale, nothing else.
///
/// Source: Apple, UIScreen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The one screen: 1024×768 points at scale 2 until a renderer says otherwise.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)

  /// Device pixels per point.
  public package(set) var scale: CGFloat {
    get { MainScreenScale.value }
    set { MainScreenScale.value = newValue }
  }

  /// Device pixels per point; the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// What ``traitCollection`` says besides the standard.
  private(set) var adoptedTraits = UITraitCollection()

  /// Takes another size, scale or other traits for a while.
  ///
  /// - Parameter traits: also the thread's current ones meanwhile; nil leaves both as they are.
  /// - Returns: what puts back all there was; to be called on the same thread.
  package func adopt(
    bounds: CGRect? = nil, scale: CGFloat, traits: UITraitCollection? = nil
  ) -> @MainActor () -> Void {
    let (oldBounds, oldScale) = (self.bounds, self.scale)
    self.bounds = bounds ?? oldBounds
    self.scale = scale
    let giveBack = traits.map(adopt)
    return {
      (self.bounds, self.scale) = (oldBounds, oldScale)
      giveBack?()
    }
  }

  private func adopt(_ traits: UITraitCollection) -> @MainActor () -> Void {
    let (oldTraits, oldCurrent) = (adoptedTraits, CurrentTraits.value)
    adoptedTraits = traits
    CurrentTraits.value = traitCollection
    return {
      self.adoptedTraits = oldTraits
      CurrentTraits.value = oldCurrent
    }
  }
}
