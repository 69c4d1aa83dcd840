extension CALayer {
  /// Returns a copy with animated values that shares the layer's sublayers and pixels.
  ///
  /// - Parameter delay: The delay relative to the clock, in seconds.
  func presentationCopy(delay: CFTimeInterval) -> CALayer {
    let copy = makeCopy()
    copy.shareContents(of: self)
    animations?.apply(to: copy, of: self, delay: delay)
    if animations?.keyPaths.contains(where: type(of: self).needsDisplay) == true {
      copy.setNeedsDisplay()
    }
    return copy
  }

  /// Ends setting animated values, and normalizes a negative size.
  func endAnimating() {
    isBeingAnimated = false
    if bounds.hasNegativeSize { bounds = bounds.standardized }
  }

  /// Returns a layer of the same class and appearance, created by its `init(layer:)`.
  func makeCopy() -> Self {
    guard let copy = type(of: self).allocate(copying: self) as? Self else {
      preconditionFailure("init(layer:) of \\(type(of: self)) returns a layer of another class")
    }
    return copy
  }

  /// The animated `zPosition`.
  @inline(__always)
  var drawnZPosition: CGFloat {
    guard let animations, animations.entries.contains(where: { $0.key.hasPrefix("zPosition") })
    else { return zPosition }
    return presentation()?.zPosition ?? zPosition
  }
}

// Unsupported: CALayer.presentation() · works · It has the layer's class and no sublayers. · test:
//   LayerAnimationTests
// Unsupported: CALayer.action(forKey:) · works · For a layer without a view it returns nil, such as
//   for `opacity`. · test: CALayerBehaviours
