extension UICollectionViewFlowLayout {
  /// Returns an item's size unchanged. Stops, as UIKit does, if it is negative or not finite.
  ///
  /// The check costs two comparisons. A size of zero is valid: the item is invisible.
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
