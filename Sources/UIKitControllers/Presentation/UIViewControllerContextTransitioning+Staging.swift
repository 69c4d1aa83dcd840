extension UIViewControllerContextTransitioning {
  /// Adds the presented view in front of the container's subviews, or the uncovered view behind
  /// them.
  ///
  /// - Returns: the view that is presented or dismissed; nil, with the transition completed, if
  ///   there is none to move.
  func stage(isPresentation: Bool) -> UIView? {
    guard let view = view(forKey: isPresentation ? .to : .from) else {
      completeTransition(true)
      return nil
    }
    if let below = self.view(forKey: isPresentation ? .from : .to) {
      containerView.insertSubview(below, at: 0)
    }
    if isPresentation { containerView.addSubview(view) }
    return view
  }
}
