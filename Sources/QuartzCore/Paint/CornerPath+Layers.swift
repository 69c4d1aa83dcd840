extension CornerPath {
  /// The outline of a rectangle with corners as layers describe them.
  package static func path(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask = .all, curve: CALayerCornerCurve
  ) -> CGPath {
    path(
      rect, radius: radius, corners: corners.rectangleCorners, isContinuous: curve == .continuous)
  }
}

extension CACornerMask {
  /// The same corners as plain geometry names them.
  var rectangleCorners: RectangleCorners {
    let pairs: [(CACornerMask, RectangleCorners)] = [
      (.layerMinXMinYCorner, .minXMinY), (.layerMaxXMinYCorner, .maxXMinY),
      (.layerMinXMaxYCorner, .minXMaxY), (.layerMaxXMaxYCorner, .maxXMaxY),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}
