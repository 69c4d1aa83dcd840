extension UICollectionViewFlowLayout {
  /// An item's size as it was given; stops, as UIKit does, where it is negative or no length.
  ///
  /// Costs two comparisons. Zero is a size: such an item is not to be seen.
  func checked(_ size: CGSize, item: Int, section: Int) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width < .infinity, size.height < .infinity {
      return size
    }
    let given = "[\(size.width) \(size.height)] of the item [\(section),\(item)]"
    if size.width.isFinite, size.height.isFinite {
      stop("negative sizes are not supported in the flow layout: \(given)")
    }
    let isNumber = !size.width.isNaN && !size.height.isNaN
    stop(
      "CALayer bounds contains \(isNumber ? "infinity" : "NaN"): \(given)",
      exception: "CALayerInvalidGeometry")
  }
}
