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
    transition.viewport = (
      layoutRect(CGRect(origin: start, size: bounds.size)),
      layoutRect(CGRect(origin: end, size: bounds.size))
    )
    return transition
  }

  /// Ends the interactive transition at one of its layouts, animated from the current progress.
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

  /// Scrolls to the offset for the progress of the transition, unless something else has scrolled.
  ///
  /// - Returns: Whether it scrolled.
  func followTransition() -> Bool {
    guard let transition = exchange.transition, transition.layout === layout,
      contentOffset == transition.currentOffset, transition.offset != transition.currentOffset
    else { return false }
    transition.currentOffset = transition.offset
    contentOffset = transition.offset
    return true
  }

  /// Returns the content offset at the end: the same as after a direct change of layout.
  private func endOffset(
    of transition: UICollectionViewTransitionLayout, keeping anchor: OffsetAnchor
  ) -> CGPoint {
    transition.returnsEndAttributes = true
    validateLayout()
    let proposed = proposedOffset(keeping: anchor)
    let end = clampedContentOffset(targetOffset(proposed, in: transition.nextLayout))
    transition.returnsEndAttributes = false
    validateLayout()
    return UIScreen.main.rounded(end)
  }
}
