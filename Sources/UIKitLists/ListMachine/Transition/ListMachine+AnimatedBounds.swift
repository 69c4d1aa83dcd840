extension ListMachine {
  /// Records the positions of elements if bounds change inside an animation of views; nil
  /// otherwise.
  func motionForNewBounds() -> ElementMotion? {
    guard ImplicitAnimation.current != nil, !isMovingElements, canShowMotion else { return nil }
    var motion: ElementMotion?
    moveElements {
      validateLayout()
      motion = ElementMotion(before: self)
      motion?.noteSurroundings()
    }
    return motion
  }

  /// Animates elements from the old to the new bounds; those that become invisible are removed at
  /// the end.
  func followBounds(from old: CGRect, _ motion: ElementMotion) {
    motion.entranceState = old.size == bounds.size ? .atEnd : .fadedOut
    UIView.alongside {
      moveElements {
        validateLayout()
        layout.prepare(forAnimatedBoundsChange: old)
        motion.move(from: layout, to: layout)
        layout.finalizeAnimatedBoundsChange()
      }
    } completion: { _ in
      motion.finish()
    }
  }
}
