/// An animation of one property of a layer. Source: Apple, CAPropertyAnimation.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position`, `bounds.size.width` or
  /// `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to the layer's unanimated ones. Default false.
  open var isAdditive = false
  /// Whether each run adds to the previous one. Stored: runs start from the same value. Default
  /// false.
  open var isCumulative = false
  /// The function that converts numbers to a transform. Default nil.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property; an unknown one has no effect.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  /// Returns the animated property of a layer; nil if the layer has no such property.
  func property(of layer: CALayer) -> AnimatedProperty? {
    let path = keyPath == "transform" ? valueFunction?.name.keyPath ?? keyPath : keyPath
    return path.flatMap { type(of: layer).animatedProperty($0) }
  }
}

/// An animation from one value to another. Values are numbers, points, sizes, rectangles,
/// transforms or colours, according to the property.
///
/// Source: Apple, CABasicAnimation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; nil for the layer's unanimated value.
  open var fromValue: Any?
  /// The end value; nil for the layer's unanimated value.
  open var toValue: Any?
  /// The difference of the values, if one of them is not set.
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
