/// A change of one property of a layer over time. Source: Apple, CAPropertyAnimation.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position`, `bounds.size.width` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to those the layer has without the animation. Default false.
  open var isAdditive = false
  /// Whether each run adds to the one before. Kept: runs begin anew. Default false.
  open var isCumulative = false
  /// What turns numbers into a transform. Default nil.
  open var valueFunction: CAValueFunction?

  /// An animation of a property; an unknown one changes nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  /// The property of a layer that the animation is about; nil where that has none of the name.
  func property(of layer: CALayer) -> AnimatedProperty? {
    let path = keyPath == "transform" ? valueFunction?.name.keyPath ?? keyPath : keyPath
    return path.flatMap { type(of: layer).animatedProperty($0) }
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
    if keyPath == "contents" { return contentsEffect(of: layer) }
    guard let property = property(of: layer) else { return nil }
    return .track(
      AnimationTrack(
        property: property, isAdditive: isAdditive,
        course: .between(
          from: components(of: fromValue), to: components(of: toValue),
          by: components(of: byValue))))
  }

  private func contentsEffect(of layer: CALayer) -> AnimationEffect? {
    let ends = [fromValue ?? layer.contents, toValue ?? layer.contents]
    guard let frames = ContentsFrames(ends) else { return nil }
    return .track(
      AnimationTrack(
        property: frames.property, isAdditive: false,
        course: .between(from: [0], to: [1], by: nil)))
  }
}
