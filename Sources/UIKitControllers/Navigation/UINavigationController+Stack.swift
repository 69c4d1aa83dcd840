extension UINavigationController {
  /// Adds a controller as a child without calling `didMove(toParent:)`.
  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
  }

  /// Replaces the stack and shows its top controller.
  ///
  /// - Parameters:
  ///   - animated: whether the transition is animated.
  ///   - told: the value of `animated` that the controllers' callbacks get.
  func change(
    to controllers: [UIViewController], animated: Bool, notifies: Bool,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    transition?.finishNow()
    let (old, before) = (topViewController, stack)
    let removed = before.filter { one in !controllers.contains { $0 === one } }
    let added = controllers.filter { one in !before.contains { $0 === one } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { adopt(controller) }
    stack = controllers
    for controller in removed + added { controller.appearance.isMoving = true }
    let operation: Operation =
      topViewController.map { top in added.contains { $0 === top } } == true ? .push : .pop
    let end: @MainActor (Bool) -> Void = { [weak self] didComplete in
      guard didComplete else { return self?.goBack(to: before, from: controllers) ?? () }
      for controller in removed { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
    guard showsTop, let top = topViewController, top !== old else { return end(true) }
    show(top, insteadOf: old, operation, animated: animated, notifies: notifies, driver, end)
  }

  private func goBack(to before: [UIViewController], from controllers: [UIViewController]) {
    stack = before
    visibleRowsHeight = nil
    for controller in controllers where !before.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    updateBarItems()
  }

  /// Shows the top controller without a transition.
  func showTopWithoutTransition() {
    guard let top = topViewController else { return }
    placeContent()
    prepare(top)
    content.addSubview(top.view)
  }

  func updateBarItems() {
    navigationBar.show(
      topViewController?.navigationItem, over: stack.dropLast().last?.navigationItem)
    showToolbarItems()
  }

  // MARK: Transitions

  private func show(
    _ top: UIViewController, insteadOf old: UIViewController?, _ operation: Operation,
    animated: Bool, notifies: Bool, _ driver: (any UIViewControllerInteractiveTransitioning)?,
    _ end: @escaping @MainActor (Bool) -> Void
  ) {
    top.loadViewIfNeeded()
    // The controller of a window that is not laid out yet appears before the animation.
    if animated, appearance.stage == .appearing { viewIfLoaded?.window?.layoutIfNeeded() }
    let (animator, chosen) =
      animated && isVisibleOrAppearing ? chooseAnimator(operation, old, top) : (nil, nil)
    let transition = ControllerTransition(
      ControllerTransition.Parts(
        container: content, from: old, to: top, fromView: old?.viewIfLoaded, toView: top.view,
        initialFrame: old.map(frame) ?? content.bounds, finalFrame: frame(of: top)),
      animator: animator, driver: driver ?? chosen)
    self.transition = transition
    let wasVisible = isVisibleOrAppearing
    old?.beginAppearanceIfNeeded(false, animated: notifies)
    delegate?.navigationController?(self, willShow: top, animated: notifies)
    if wasVisible { top.beginAppearanceIfNeeded(true, animated: notifies) }
    prepare(top)
    transition.cleanUp = { [weak self] didComplete in
      self?.end(old, top, didComplete, notifies: notifies)
      end(didComplete)
    }
    transition.afterwards = { [weak self, weak transition] didComplete in
      guard let self else { return }
      if didComplete { delegate?.navigationController?(self, didShow: top, animated: notifies) }
      if self.transition === transition { self.transition = nil }
      viewIfLoaded?.setNeedsLayout()
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
    start(transition, operation)
  }

  private func start(_ transition: ControllerTransition, _ operation: Operation) {
    let (item, back) = (topViewController?.navigationItem, stack.dropLast().last?.navigationItem)
    guard transition.isAnimated else {
      navigationBar.show(item, over: back)
      tabBarController?.viewIfLoaded?.setNeedsLayout()
      return transition.start()
    }
    let motion = navigationBar.beginMotion(
      to: item, over: back, largeTitle: largeTitleHeight, isPush: operation == .push)
    let tabs = tabBarController
    transition.coordinator.animate(alongsideTransition: { [weak self] _ in
      if let self { placeBar(below: view.safeAreaInsets) }
      motion.showEnd()
      if tabs?.isViewLoaded == true { tabs?.placeContent() }
    }) { _ in
      motion.end()
    }
    transition.start()
  }

  private func end(
    _ old: UIViewController?, _ top: UIViewController, _ didComplete: Bool, notifies: Bool
  ) {
    guard didComplete else {
      top.beginAppearanceIfNeeded(false, animated: notifies)
      top.viewIfLoaded?.removeFromSuperview()
      top.endAppearanceTransition()
      old?.beginAppearanceIfNeeded(true, animated: notifies)
      old?.endAppearanceTransition()
      return
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if top.view.superview !== content { content.addSubview(top.view) }
    top.view.frame = frame(of: top)
    old?.endAppearanceTransition()
    if hasAppeared { top.endAppearanceTransition() }
  }

  private func chooseAnimator(
    _ operation: Operation, _ old: UIViewController?, _ top: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let old, view.window != nil else { return (nil, nil) }
    let own: (any UIViewControllerAnimatedTransitioning)? =
      delegate?.navigationController?(self, animationControllerFor: operation, from: old, to: top)
      ?? nil
    guard let own else { return (NavigationSlide(operation), nil) }
    return (
      own, delegate?.navigationController?(self, interactionControllerFor: own) ?? nil
    )
  }
}
