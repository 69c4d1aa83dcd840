extension CornerPath {
  /// Returns the path of a rectangle with a layer's corners.
  package static func path(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask = .all, curve: CALayerCornerCurve
  ) -> CGPath {
    path(
      rect, radius: radius, corners: corners.rectangleCorners, isContinuous: curve == .continuous)
  }
}

extension CACornerMask {
  /// The corners as a geometric option set.
  var rectangleCorners: RectangleCorners {
    let pairs: [(CACornerMask, RectangleCorners)] = [
      (.layerMinXMinYCorner, .minXMinY), (.layerMaxXMinYCorner, .maxXMinY),
      (.layerMinXMaxYCorner, .minXMaxY), (.layerMaxXMaxYCorner, .maxXMaxY),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}
