extension CALayer {
  /// A box of pixels that a layer and everything inside it cannot leave; infinite where that is not
  /// known. Complexity: O(layers inside).
  func extent(_ toDevice: CGAffineTransform, scale: CGFloat) -> CGRect {
    guard !isHidden, opacity > 0 else { return .null }
    let shape = LayerShape(self, toDevice)
    guard !masksToBounds else { return shape.box }
    if contents != nil, contentsGravity != .resize, contentsGravity != .resizeAspect {
      return .infinite
    }
    // A backing store has whole pixels where the bounds may have parts of them.
    var extent = hasContents || borderWidth > 0 ? shape.box.insetBy(dx: -2, dy: -2) : shape.box
    for child in children {
      let child = child.drawn(scale: scale)
      extent = extent.union(
        child.extent(child.transformToSuperlayer.concatenating(toDevice), scale: scale))
    }
    return castsShadow ? LayerShadow(of: self, shape).reach(of: extent) : extent
  }
}
