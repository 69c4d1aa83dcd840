extension ListMachine {
  /// Notes where elements are when bounds are about to change inside an animation of views; nil
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

  /// Sends elements from where the old bounds had them to where the new ones have them; those that
  /// go out of sight are taken away at the end.
  func followBounds(from old: CGRect, _ motion: ElementMotion) {
    motion.newcomerStart = old.size == bounds.size ? .atEnd : .fadedOut
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
