import LayoutGeometry

extension ListCell {
  /// Applies the margins and the corners of the cell's position in a list.
  func applyRowShape() {
    let position = listPosition
    let isCard = position?.role == .row && position?.appearance == .insetGrouped
    var corners: CACornerMask = []
    if isCard, position?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isCard, position?.isLast == true {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.cornerRadius = corners.isEmpty ? 0 : CGFloat(ListMetrics.cardRadius)
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty || position?.isTable == true
    if let position {
      layoutMargins = UIEdgeInsets(
        top: 8, left: position.margin, bottom: 8, right: position.margin)
    }
  }
}
