extension UICollectionView {
  /// Adds the background view behind all others, and removes the old one.
  func placeBackground(insteadOf old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
