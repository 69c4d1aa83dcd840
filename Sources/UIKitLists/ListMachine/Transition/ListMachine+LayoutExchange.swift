extension ListMachine {
  /// How long a layout takes to turn into another, in seconds. Apple publishes no figure.
  static var layoutChangeDuration: TimeInterval { UpdateMotion.duration }

  /// Exchanges the layout, keeping the selection and what the content holds on to.
  ///
  /// Animated in a window, on the virtual clock; without `animated` only inside an animation of
  /// views.
  func exchangeLayout(
    for newLayout: UICollectionViewLayout, animated: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard newLayout !== layout else { return completion?(true) ?? () }
    requireNoInteractiveTransition()
    guard host.hasDataSource || pass.hasLaidOut else {
      exchangeUnprepared(for: newLayout)
      return completion?(true) ?? ()
    }
    if pass.hasLaidOut { validateLayout() }
    exchangeLayout(
      for: newLayout, animated: animated,
      keeping: pass.hasLaidOut ? offsetAnchor : .offset(contentOffset), completion: completion)
  }

  /// Exchanges the layout where there is nothing to show yet, nor anybody to say what: the new one
  /// is prepared by the first layout pass.
  private func exchangeUnprepared(for newLayout: UICollectionViewLayout) {
    let old = layout
    announceTransition(from: old, to: newLayout)
    install(newLayout)
    newLayout.invalidateLayout()
    finalizeTransition(from: old, to: newLayout)
    setNeedsLayout()
  }

  /// Exchanges the layout, be it for a transition by hand; without an anchor the content offset
  /// stays as it is.
  func exchangeLayout(
    for newLayout: UICollectionViewLayout, animated: Bool, keeping anchor: OffsetAnchor?,
    completion: ((Bool) -> Void)?
  ) {
    let old = layout
    restoreDepartures(exchange.motion?.departures ?? [])
    let isAnimated = animated || ImplicitAnimation.current != nil
    let motion = isAnimated ? ElementMotion(before: self) : nil
    exchange = LayoutExchange(motion)
    announceTransition(from: old, to: newLayout)
    guard let motion else {
      replace(old, with: newLayout, keeping: anchor)
      runLayoutPass()
      finalizeTransition(from: old, to: newLayout)
      concludeTransition(from: old, to: newLayout)
      completion?(true)
      return
    }
    UIView.animate(animated: animated) {
      moveElements {
        motion.markDecorationViewsDisappearing()
        replace(old, with: newLayout, keeping: anchor, motion)
        motion.move(from: old, to: newLayout)
        finalizeTransition(from: old, to: newLayout)
      }
    } completion: { [weak self] finished in
      motion.finish()
      if self?.exchange.motion === motion { self?.exchange.forgetMotion() }
      self?.concludeTransition(from: old, to: newLayout)
      completion?(finished)
    }
  }

  /// Does something that moves elements by itself: bounds that change meanwhile move none.
  func moveElements(_ body: () -> Void) {
    let wereMoving = isMovingElements
    isMovingElements = true
    defer { isMovingElements = wereMoving }
    body()
  }

  // MARK: Steps

  /// Exchanges the layout object itself; whoever calls it lays out afterwards.
  func install(_ newLayout: UICollectionViewLayout) {
    discardPrefetched()
    recycleDecorationViews()
    layout.machine = nil
    layout = newLayout
    newLayout.machine = self
  }

  private func announceTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for (_, view) in displayed.ordered { view.willTransition(from: old, to: new) }
  }

  /// Puts the new layout in place, prepares it and moves the content to where it is to stand.
  ///
  /// The old layout keeps its collection view until it has said where elements come from and go to.
  private func replace(
    _ old: UICollectionViewLayout, with new: UICollectionViewLayout,
    keeping anchor: OffsetAnchor?, _ motion: ElementMotion? = nil
  ) {
    install(new)
    old.machine = self
    new.invalidateLayout()
    validateLayout()
    guard let anchor else { return }
    let wanted = clampedContentOffset(targetOffset(proposedOffset(keeping: anchor), in: new))
    if let motion {
      let coming = elements(in: CGRect(origin: wanted, size: bounds.size))
      motion.noteStarts(of: coming.map(ElementKey.init), in: old)
    }
    contentOffset = wanted
    validateLayout()
  }

  private func finalizeTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    let kept = (new as? UICollectionViewTransitionLayout)?.layouts ?? [new]
    let left = (old as? UICollectionViewTransitionLayout)?.layouts ?? []
    for layout in [old] + left where !kept.contains(where: { $0 === layout }) {
      layout.machine = nil
    }
  }

  private func concludeTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    for (_, view) in displayed.ordered { view.didTransition(from: old, to: new) }
  }
}

extension UIView {
  /// Animates what a closure changes for as long as layouts take; with `animated` false as the
  /// animation says that is running.
  fileprivate static func animate(
    animated: Bool, _ body: @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    if animated {
      animate(
        withDuration: ListMachine.layoutChangeDuration, animations: body,
        completion: completion)
    } else {
      alongside(body, completion: completion)
    }
  }

  /// Does something inside the animation that is running and says when what it animates has ended.
  static func alongside(
    _ body: () -> Void, completion: @escaping @MainActor (Bool) -> Void
  ) {
    CATransaction.begin()
    CATransaction.setCompletion(AnimationCompletion(completion))
    body()
    CATransaction.commit()
  }
}
