extension CALayer {
  /// A copy in the middle of the layer's animations, over its own sublayers and pixels.
  ///
  /// - Parameter delay: how much later than the clock's the moment is, in seconds.
  func standIn(delay: CFTimeInterval) -> CALayer {
    let copy = makeCopy()
    copy.shareInside(of: self)
    animations?.apply(to: copy, of: self, delay: delay)
    if animations?.keyPaths.contains(where: type(of: self).needsDisplay) == true {
      copy.setNeedsDisplay()
    }
    return copy
  }

  /// Has the sums of animations as they are, with a size below zero turned round.
  func endAnimating() {
    isBeingAnimated = false
    if bounds.hasNegativeSize { bounds = bounds.standardized }
  }

  /// A layer of the same class with the same look, by its `init(layer:)`.
  func makeCopy() -> Self {
    guard let copy = type(of: self).allocate(copying: self) as? Self else {
      preconditionFailure("init(layer:) of \\(type(of: self)) makes a layer of another class")
    }
    return copy
  }

  /// The place in the order of siblings that is drawn.
  @inline(__always)
  var drawnZPosition: CGFloat {
    guard let animations, animations.entries.contains(where: { $0.key.hasPrefix("zPosition") })
    else { return zPosition }
    return presentation()?.zPosition ?? zPosition
  }
}

// Unsupported: CALayer.presentation() · works · It has the layer's class and no sublayers.
// Unsupported: CALayer.action(forKey:) · works · For a layer without a view it returns nil, such as
//   for `opacity`.
