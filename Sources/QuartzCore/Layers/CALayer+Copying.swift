extension CALayer {
  /// Copies another layer's appearance and geometry to a new layer.
  func copyAppearance(of other: CALayer) {
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    transform = other.transform
    if let own = other.ownSublayerTransform { sublayerTransform = own }
    isDoubleSided = other.isDoubleSided
    isHidden = other.isHidden
    opacity = other.opacity
    backgroundColor = other.backgroundColor
    backgroundHasSquareCorners = other.backgroundHasSquareCorners
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    masksToBounds = other.masksToBounds
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsRect = other.contentsRect
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    isOpaque = other.isOpaque
    managedValues = other.managedValues
  }
}
