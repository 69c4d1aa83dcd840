extension UIViewController {
  /// Replaces a child's view by another child's view.
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, let container = old.view.superview else {
      stop(
        "Children view controllers \(old) and \(new) must have a common parent view controller "
          + "when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:"
          + "options:animations:completion:]", exception: "NSInvalidArgumentException")
    }
    let isAnimated = duration > 0
    old.beginAppearanceIfNeeded(false, animated: isAnimated)
    new.beginAppearanceIfNeeded(true, animated: isAnimated)
    let finish: @MainActor (Bool) -> Void = { finished in
      if new !== old { old.view.removeFromSuperview() }
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      completion?(finished)
    }
    guard options.transition == .none else {
      return UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          container.insertSubview(new.view, aboveSubview: old.view)
          if new !== old { old.view.removeFromSuperview() }
          animations?()
        }, completion: finish)
    }
    container.insertSubview(new.view, aboveSubview: old.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: finish)
  }
}
