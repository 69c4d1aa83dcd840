extension UICollectionView {
  /// Puts the background behind everything, in the place of the one before.
  func placeBackground(insteadOf old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
