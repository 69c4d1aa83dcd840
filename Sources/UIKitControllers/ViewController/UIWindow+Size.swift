extension UIWindow {
  /// Resizes the window, as a rotation of the screen does. The controllers are notified before, and
  /// the changes are animated along the virtual clock.
  ///
  /// The window's size changes at once; its contents follow within 0.3 seconds. A screen of the
  /// window's size is resized too, and controllers are notified before its size classes change.
  /// Touches stay where they are.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - animated: whether the change is animated.
  public func resize(to size: CGSize, animated: Bool) { resize(to: size, edges, animated) }

  /// Rotates the window by a quarter turn: its width becomes its height. The screen's edges rotate
  /// with it.
  public func turn(animated: Bool) {
    let size = CGSize(width: bounds.height, height: bounds.width)
    resize(to: size, edges.turned(toLandscape: size.width > size.height), animated)
  }

  /// Rotates the window to portrait or landscape; does nothing if it already is.
  public func turn(to orientation: UIInterfaceOrientation, animated: Bool) {
    if orientation.isOther(than: bounds.size) { turn(animated: animated) }
  }

  private func resize(to size: CGSize, _ edges: ScreenEdges, _ animated: Bool) {
    guard size != bounds.size else { return }
    layoutIfNeeded()
    let isAnimated = animated && UIView.areAnimationsEnabled
    let coordinator = TransitionCoordinator(
      TransitionCoordinator.Facts(
        container: self, isAnimated: isAnimated, duration: TransitionTimes.rotation))
    let wasLandscape = UIDevice.current.orientation.isLandscape
    let old = UIScreen.main.traitCollection
    let new = isScreen ? ScreenSettings.current.metrics.traitCollection(at: size) : old
    if let controller = rootViewController {
      if !new.hasSizeClasses(of: old) { controller.willTransition(to: new, with: coordinator) }
      controller.viewWillTransition(to: size, with: coordinator)
    }
    let change: @MainActor @Sendable () -> Void = {
      self.take(size)
      self.edges = edges
      if UIDevice.current.orientation.isLandscape != wasLandscape {
        UIDevice.current.postRotationNotification()
        UIApplication.shared.postRotationNotification()
      }
      if !new.hasSizeClasses(of: old) { self.sizeClassesDidChange(from: old) }
      coordinator.makeChanges()
      self.layoutIfNeeded()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(change)
      return coordinator.finish()
    }
    UIView.animate(withDuration: TransitionTimes.rotation, animations: change) { _ in
      coordinator.finish()
    }
  }

  /// Whether the window fills its screen; the screen is then resized with it.
  private var isScreen: Bool { UIScreen.main.bounds.size == bounds.size }

  /// Sets the window's own size, without animation.
  private func take(_ size: CGSize) {
    if isScreen { ScreenSettings.current.metrics.resize(to: size) }
    setGeometry {
      ImplicitAnimation.with(nil) { layer.frame = CGRect(origin: layer.frame.origin, size: size) }
    }
  }
}

// Unsupported: UIScreen: turning · drawn · A screen that is turned has its new size at once. Its
//   content follows without a rotation in between. · test: RotationTests
// Unsupported: UIScreen: turning in films · drawn · An animation's frames have one size. A script
//   that turns its screen is drawn as single pictures or a filmstrip. · test: RotationTests
