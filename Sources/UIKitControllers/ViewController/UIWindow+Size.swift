extension UIWindow {
  /// Gives the window another size, as when its screen is turned: controllers hear of it before,
  /// and what changes is animated along the virtual clock.
  ///
  /// The window has its size at once; what it shows follows within 0.3 seconds. A screen of the
  /// window's size has the new size, too; where its size classes change, controllers hear of that
  /// before. Fingers stay where they are.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - animated: whether the change is animated.
  public func resize(to size: CGSize, animated: Bool) { resize(to: size, edges, animated) }

  /// Turns the window by a quarter: its width becomes its height. What its screen covers turns
  /// along.
  public func turn(animated: Bool) {
    let size = CGSize(width: bounds.height, height: bounds.width)
    resize(to: size, edges.turned(toLandscape: size.width > size.height), animated)
  }

  /// Turns the window by a quarter, unless it is held as wanted: upright or sideways.
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
        UIDevice.current.tellOfTurn()
        UIApplication.shared.tellOfTurn()
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

  /// Whether the window is as large as its screen, which then changes its size with it.
  private var isScreen: Bool { UIScreen.main.bounds.size == bounds.size }

  /// The window itself has its size at once, whatever is animated.
  private func take(_ size: CGSize) {
    if isScreen { ScreenSettings.current.metrics.resize(to: size) }
    setGeometry {
      ImplicitAnimation.with(nil) { layer.frame = CGRect(origin: layer.frame.origin, size: size) }
    }
  }
}

// Unsupported: UIScreen: turning · drawn · A screen that is turned has its new size at once. What
//   it shows follows without being turned on the way. · test: RotationTests
// Unsupported: UIScreen: turning in films · drawn · An animation's frames have one size. A script
//   that turns its screen is drawn as single pictures or a filmstrip. · test: RotationTests
