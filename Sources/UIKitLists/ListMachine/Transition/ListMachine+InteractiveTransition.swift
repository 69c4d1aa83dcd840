extension ListMachine {
  func beginInteractiveTransition(
    to next: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    requireNoInteractiveTransition()
    validateLayout()
    let (current, anchor, start) = (layout, offsetAnchor, contentOffset)
    let transition = host.makeTransitionLayout(from: current, to: next)
    next.machine = self
    next.invalidateLayout()
    UIView.performWithoutAnimation {
      exchangeLayout(for: transition, animated: false, keeping: nil, completion: nil)
    }
    let end = endOffset(of: transition, keeping: anchor)
    exchange = .interactive(
      InteractiveTransition(transition, from: start, to: end, completion: completion))
    transition.sight = (
      layoutRect(CGRect(origin: start, size: bounds.size)),
      layoutRect(CGRect(origin: end, size: bounds.size))
    )
    return transition
  }

  /// Ends the transition by hand in one of its two layouts, animated from where it stands.
  func endInteractiveTransition(isFinished: Bool) {
    guard let ended = exchange.transition else {
      stop(
        "the collection was not prepared for an interactive transition. see "
          + "startInteractiveTransitionToCollectionViewLayout:completion:")
    }
    exchange = .none
    exchangeLayout(
      for: isFinished ? ended.layout.nextLayout : ended.layout.currentLayout, animated: true,
      keeping: .offset(isFinished ? ended.end : ended.start),
      completion: { ended.completion?($0, isFinished) })
  }

  func requireNoInteractiveTransition() {
    if exchange.transition != nil {
      stop("the collection is already in the middle of an interactive transition")
    }
  }

  /// Moves the content as far as the transition by hand has come, unless somebody else has moved
  /// it.
  ///
  /// Returns whether it did.
  func followTransition() -> Bool {
    guard let transition = exchange.transition, transition.layout === layout,
      contentOffset == transition.shown, transition.offset != transition.shown
    else { return false }
    transition.shown = transition.offset
    contentOffset = transition.offset
    return true
  }

  /// Where the content is to stand at the end: as when the layouts are exchanged at once.
  private func endOffset(
    of transition: UICollectionViewTransitionLayout, keeping anchor: OffsetAnchor
  ) -> CGPoint {
    transition.isAskedForEnd = true
    validateLayout()
    let proposed = proposedOffset(keeping: anchor)
    let end = clampedContentOffset(targetOffset(proposed, in: transition.nextLayout))
    transition.isAskedForEnd = false
    validateLayout()
    return UIScreen.main.rounded(end)
  }
}
