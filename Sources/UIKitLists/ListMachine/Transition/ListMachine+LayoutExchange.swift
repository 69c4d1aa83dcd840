extension ListMachine {
  /// The duration of a layout change, in seconds. Apple publishes no value.
  static var layoutChangeDuration: TimeInterval { UpdateMotion.duration }

  /// Replaces the layout and keeps the selection and the anchor of the content.
  ///
  /// In a window, the change is animated on the virtual clock; if `animated` is false, only inside
  /// an animation of views.
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

  /// Replaces the layout if there is neither content nor a data source yet; the first layout pass
  /// prepares the new one.
  private func exchangeUnprepared(for newLayout: UICollectionViewLayout) {
    let old = layout
    announceTransition(from: old, to: newLayout)
    install(newLayout)
    newLayout.invalidateLayout()
    finalizeTransition(from: old, to: newLayout)
    setNeedsLayout()
  }

  /// Replaces the layout, also for an interactive transition. Without an anchor the content offset
  /// does not change.
  func exchangeLayout(
    for newLayout: UICollectionViewLayout, animated: Bool, keeping anchor: OffsetAnchor?,
    completion: ((Bool) -> Void)?
  ) {
    let old = layout
    restoreDisappearing(exchange.motion?.disappearingElements ?? [])
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
      if self?.exchange.motion === motion { self?.exchange.discardMotion() }
      self?.concludeTransition(from: old, to: newLayout)
      completion?(finished)
    }
  }

  /// Runs a closure that animates elements: bounds changes inside it do not animate them again.
  func moveElements(_ body: () -> Void) {
    let wereMoving = isMovingElements
    isMovingElements = true
    defer { isMovingElements = wereMoving }
    body()
  }

  // MARK: Steps

  /// Replaces the layout object; the caller lays out afterwards.
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

  /// Installs and prepares the new layout, and sets the content offset.
  ///
  /// The old layout keeps its collection view until it has returned start and end attributes.
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
  /// Animates a closure for the duration of a layout change; if `animated` is false, with the
  /// current animation.
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

  /// Runs a closure in the current animation and calls the completion at its end.
  static func alongside(
    _ body: () -> Void, completion: @escaping @MainActor (Bool) -> Void
  ) {
    CATransaction.begin()
    CATransaction.setCompletion(AnimationCompletion(completion))
    body()
    CATransaction.commit()
  }
}
