extension UIPresentationController {
  /// Runs the transition of a presentation or a dismissal.
  func run(
    isPresentation: Bool, animated: Bool, source: UIViewController,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let presenter = presenting,
      let container = isPresentation ? makeContainer() : containerView
    else { return }
    let presented = presentedViewController
    presented.loadViewIfNeeded()
    let removes = shouldRemovePresentersView
    let transition = makeTransition(container, presenter, isPresentation, animated, source)
    self.transition = transition
    presented.presentation.phase = isPresentation ? .presenting : .dismissing
    if isPresentation {
      presentationTransitionWillBegin()
      if removes { presenter.beginAppearanceIfNeeded(false, animated: animated) }
      presented.beginAppearanceIfNeeded(true, animated: animated)
      if removes { moveToContainer(presenter.view, to: container) }
    } else {
      dismissalTransitionWillBegin()
      presented.beginAppearanceIfNeeded(false, animated: animated)
      if removes { presenter.beginAppearanceIfNeeded(true, animated: animated) }
      if removes { presenter.view.frame = container.bounds }
    }
    transition.cleanUp = { [weak self, weak presenter] didComplete in
      guard let self, let presenter else { return }
      cleanUp(isPresentation, presenter, didComplete, animated: animated)
    }
    transition.afterwards = { [weak self, weak transition] didComplete in
      if let transition, self?.transition === transition { self?.transition = nil }
      completion(didComplete)
    }
    transition.start()
  }

  // MARK: Preparation

  private func makeContainer() -> UIView? {
    guard let view = presenting?.viewIfLoaded, let window = view.window else { return nil }
    let isInContext = style == .currentContext || style == .overCurrentContext
    let host = isInContext ? view.superview ?? window : window
    let container = PresentationContainer(
      self, frame: isInContext && host !== window ? view.frame : window.bounds)
    if host === view.superview, isInContext {
      host.insertSubview(container, aboveSubview: view)
    } else {
      host.addSubview(container)
    }
    containerView = container
    prepareContainer(container)
    presentedView?.frame = frameOfPresentedViewInContainerView
    return container
  }

  private func makeTransition(
    _ container: UIView, _ presenter: UIViewController, _ isPresentation: Bool, _ animated: Bool,
    _ source: UIViewController
  ) -> ControllerTransition {
    let presented = presentedViewController
    let below = shouldRemovePresentersView ? presenter.view : nil
    let frame = frameOfPresentedViewInContainerView
    let animator = animated ? chooseAnimator(isPresentation, presenter, source) : nil
    return ControllerTransition(
      ControllerTransition.Parts(
        container: container, from: isPresentation ? presenter : presented,
        to: isPresentation ? presented : presenter,
        fromView: isPresentation ? below : presentedView,
        toView: isPresentation ? presentedView : below,
        initialFrame: isPresentation ? container.bounds : presentedView?.frame ?? frame,
        finalFrame: isPresentation ? frame : container.bounds, style: style),
      animator: animator, driver: animator.flatMap { chooseDriver(isPresentation, $0) },
      keepsParts: false)
  }

  private func chooseAnimator(
    _ isPresentation: Bool, _ presenter: UIViewController, _ source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let delegate = presentedViewController.transitioningDelegate
    let own: (any UIViewControllerAnimatedTransitioning)? =
      isPresentation
      ? delegate?.animationController?(
        forPresented: presentedViewController, presenting: presenter, source: source) ?? nil
      : delegate?.animationController?(forDismissed: presentedViewController) ?? nil
    if isPresentation { isPlacedByAnimator = own != nil }
    return own ?? animator(isPresentation: isPresentation)
  }

  private func chooseDriver(
    _ isPresentation: Bool, _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let delegate = presentedViewController.transitioningDelegate
    return isPresentation
      ? delegate?.interactionControllerForPresentation?(using: animator) ?? nil
      : delegate?.interactionControllerForDismissal?(using: animator) ?? nil
  }

  /// Moves the presenter's view into the container for the time of the transition.
  private func moveToContainer(_ view: UIView, to container: UIView) {
    if let superview = view.superview {
      originalPosition = OriginalPosition(
        superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0)
    }
    view.frame = container.bounds
    container.insertSubview(view, at: 0)
  }

  private func restoreSuperview(_ view: UIView) {
    guard let originalPosition, let superview = originalPosition.superview else { return }
    let frame = containerView?.frame ?? superview.bounds
    self.originalPosition = nil
    superview.insertSubview(view, at: min(originalPosition.index, superview.subviews.count))
    view.frame = frame
  }

  // MARK: Completion

  private func cleanUp(
    _ isPresentation: Bool, _ presenter: UIViewController, _ didComplete: Bool, animated: Bool
  ) {
    let isPresented = isPresentation == didComplete
    let presented = presentedViewController
    if isPresented { settle(presenter) } else { removePresenterView(presenter) }
    let (to, from) = isPresented ? (presented, presenter) : (presenter, presented)
    let removes = shouldRemovePresentersView
    if !didComplete {
      // The appearance transitions are reversed.
      if from !== presenter || removes { from.beginAppearanceIfNeeded(false, animated: animated) }
      if to !== presenter || removes { to.beginAppearanceIfNeeded(true, animated: animated) }
    }
    if isPresentation { presentationTransitionDidEnd(didComplete) }
    to.endAppearanceTransition()
    from.endAppearanceTransition()
    presented.presentation.phase = isPresented ? .presented : .none
    if !isPresentation { dismissalTransitionDidEnd(didComplete) }
    if !isPresented {
      (presented.presentation.controller, presented.presentation.popover) = (nil, nil)
    }
  }

  /// A view that a custom animator has placed keeps its frame. Source: Apple,
  /// UIViewControllerContextTransitioning.finalFrame(for:): the animator sets the final frame.
  private func settle(_ presenter: UIViewController) {
    if let view = presentedView, let containerView {
      let isInPlace = isPlacedByAnimator && view.superview != nil
      if view.superview == nil { containerView.addSubview(view) }
      if !isInPlace { view.frame = frameOfPresentedViewInContainerView }
    }
    if shouldRemovePresentersView { presenter.view.removeFromSuperview() }
  }

  private func removePresenterView(_ presenter: UIViewController) {
    if shouldRemovePresentersView { restoreSuperview(presenter.view) }
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    presenter.presentation.presented = nil
    presentedViewController.presentation.presenting = nil
  }
}
