extension CGFloat {
  /// The coordinate in pixels, or the whole one that is at most 1/256 from it. So the rounding
  /// errors of transforms leave edges on those of pixels.
  package var snappedToPixel: CGFloat { (self - rounded()).magnitude <= 1 / 256 ? rounded() : self }
}
