extension ListCell {
  /// Orders the backgrounds; the selected one is a subview only while it is visible.
  func arrangeBackgrounds() {
    endSelectionFade()
    if let view = visibleSelectedBackground {
      if isSelected || isHighlighted { insert(view) } else { view.removeFromSuperview() }
    }
    if let backgroundView { insert(backgroundView) }
  }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    arrangeBackgrounds()
  }

  func insert(_ view: UIView) {
    if view.superview !== self { insertSubview(view, at: 0) } else { sendSubviewToBack(view) }
    fill(backgroundRect, with: view)
  }

  func fill(_ rect: CGRect, with view: UIView) {
    guard view.frame != rect else { return }
    view.frame = rect
    view.layer.layoutDescendantsIfNeeded()
  }
}
