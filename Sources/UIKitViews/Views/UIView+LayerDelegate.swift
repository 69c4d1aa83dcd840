extension UIView {
  /// Returns the screen's scale.
  public func pictureScale(of layer: CALayer) -> CGFloat? { UIScreen.main.scale }

  /// Returns whether the view draws itself: whether its class overrides ``draw(_:)``.
  public func draws(_ layer: CALayer) -> Bool {
    layer === self.layer && overridesDrawing
  }

  /// Draws the view into a context.
  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    performWithEffectiveTraits { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// Performs pending layouts, with that of the constraints first.
  func layOutIfNeeded() {
    MainThreadChecker.check("UIView", "layoutIfNeeded()")
    layOutWithOnePixelScale {
      layoutEngine?.host?.updateConstraintsOfDescendants()
      layoutEngine?.update()
      layer.layoutIfNeeded()
    }
  }

  /// Solves the constraints of the subviews, then lays them out. The controller of a root view is
  /// notified before and after.
  ///
  /// Source: Apple, UIViewController.viewWillLayoutSubviews() and viewDidLayoutSubviews(): they
  /// come before and after the view lays out its subviews.
  func layOut() {
    performWithEffectiveTraits {
      let owner = viewOwner
      if let owner {
        LayoutProgress.during(.viewWillLayoutSubviews, owner, owner.rootViewWillLayoutSubviews)
      }
      constraintState?.engine?.update(forLayout: true)
      layoutSubviews()
      if let owner {
        LayoutProgress.during(.viewDidLayoutSubviews, owner, owner.viewDidLayoutSubviews)
      }
    }
  }

  /// Updates the constraints of all descendants with pending updates, before the layout.
  func prepareLayout() {
    DeallocatedViews.settle()
    if superview == nil, constraintState?.translatesMask == false { _ = ensureEngine() }
    updateConstraintsOfDescendants()
  }

  func setAlpha(_ alpha: CGFloat) {
    MainThreadChecker.check("UIView", "alpha")
    let old = layer.opacity
    layer.opacity = Float(min(max(alpha, 0), 1))
    notifyObservers(of: "alpha", from: CGFloat(old), to: self.alpha)
  }

  /// Returns the default accessibility of a view.
  func accessibilityOfView(_ standard: AccessibilityDefaults) -> AccessibilityDefaults {
    var standard = standard
    standard.frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    standard.respondsToUser = isUserInteractionEnabled
    return standard
  }
}
