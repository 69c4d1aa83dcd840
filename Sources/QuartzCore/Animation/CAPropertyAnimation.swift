/// A change of one property of a layer over time. Source: Apple, CAPropertyAnimation.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position`, `bounds.size.width` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to those the layer has without the animation. Default false.
  open var isAdditive = false

  /// An animation of a property; an unknown one changes nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  /// The property of a layer that the animation is about; nil where that has none of the name.
  func property(of layer: CALayer) -> AnimatedProperty? {
    keyPath.flatMap { type(of: layer).animatedProperty($0) }
  }
}

/// A change from one value to another. Values are numbers, points, sizes, rectangles, transforms or
/// colours, as the property is.
///
/// Source: Apple, CABasicAnimation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for the value the layer has without the animation.
  open var fromValue: Any?
  /// Where it ends; nil for the value the layer has without the animation.
  open var toValue: Any?
  /// How far it goes, where one of the ends is not given.
  open var byValue: Any?

  override func makeEffect(for layer: CALayer) -> AnimationEffect? {
    guard let property = property(of: layer) else { return nil }
    return .track(
      AnimationTrack(
        property: property, isAdditive: isAdditive,
        course: .between(
          from: components(of: fromValue), to: components(of: toValue),
          by: components(of: byValue))))
  }
}
