extension UIViewControllerContextTransitioning {
  /// Puts the view that comes over, or the one that comes to light under, the container's others.
  ///
  /// - Returns: the view that is presented or dismissed; nil, and the transition is over, where it
  ///   is not to be moved.
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
