import LayoutGeometry

extension ListCell {
  /// Applies the margins and the corners of the cell's position in a list.
  func applyRowShape() {
    let place = listPosition
    let isCard = place?.role == .row && place?.appearance == .insetGrouped
    var corners: CACornerMask = []
    if isCard, place?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isCard, place?.isLast == true {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.cornerRadius = corners.isEmpty ? 0 : CGFloat(ListMetrics.cardRadius)
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty || place?.isTable == true
    if let place {
      layoutMargins = UIEdgeInsets(
        top: 8, left: place.margin, bottom: 8, right: place.margin)
    }
  }
}
