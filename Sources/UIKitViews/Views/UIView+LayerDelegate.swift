extension UIView {
  /// The screen's.
  public func pictureScale(of layer: CALayer) -> CGFloat? { UIScreen.main.scale }

  /// Whether the view draws itself: whether its class overrides ``draw(_:)``.
  public func draws(_ layer: CALayer) -> Bool {
    layer === self.layer && overridesDrawing
  }

  /// Solves the constraints of what lies inside, then places it. The controller of a root view
  /// is told of it before and after, whatever the view does in between.
  ///
  /// Source: Apple, UIViewController.viewWillLayoutSubviews() and viewDidLayoutSubviews(): they
  /// come before and after the view lays out its subviews.
  func layOut() {
    withOwnTraits {
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

  /// The phase before layout: everything inside that asked for it updates its constraints.
  func prepareLayout() {
    EndedViews.settle()
    if superview == nil, constraintState?.translatesMask == false { _ = ensureEngine() }
    updateConstraintsInside()
  }

  func setAlpha(_ alpha: CGFloat) {
    OffMainCall.check("UIView", "alpha")
    let old = layer.opacity
    layer.opacity = Float(min(max(alpha, 0), 1))
    tellObservers(of: "alpha", from: CGFloat(old), to: self.alpha)
  }

  /// What is known of a view whose class says nothing else.
  func accessibilityOfView(_ standard: AccessibilityStandard) -> AccessibilityStandard {
    var standard = standard
    standard.frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    standard.respondsToUser = isUserInteractionEnabled
    return standard
  }
}
