extension UIView {
  /// Returns whether the view is another view or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the first view with a tag among this one and its descendants, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func place(_ view: UIView, at index: Int) {
    MainThreadChecker.check("UIView", "addSubview(_:)")
    precondition(!isDescendant(of: view), "a view cannot be put inside itself")
    let oldWindow = view.window
    let newWindow = window
    if oldWindow !== newWindow { view.resignFirstResponderInside(oldWindow) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.propagateWillMove(to: newWindow) }
    var index = index
    if let old = view.superview {
      if old === self, let position = subviewList.index(of: view), position < index { index -= 1 }
      old.detach(view)
      if old !== self { old.subviewsDidChange() }
    }
    index = min(index, subviewList.count)
    subviewList.insert(view, at: index)
    placeLayer(of: view, at: index)
    view.superview = self
    view.traitsMayHaveChanged()
    layoutWillInclude(view)
    if type(of: view).requiresConstraintBasedLayout, view.requiresUpdateOfConstraints {
      view.markNeedsUpdateConstraints()
    }
    if view.layoutFlags.descendantsNeedUpdateConstraints { markAncestorsNeedUpdateConstraints() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.propagateDidMoveToWindow() }
    if view.explicitTintColor == nil { view.propagateTintColorChange() }
    view.safeAreaMayHaveChanged()
    subviewsDidChange()
  }

  /// Inserts a view directly behind a subview, or in front of all subviews if `sibling` is none of
  /// them.
  func place(_ view: UIView, below sibling: UIView) {
    place(view, at: subviewList.index(of: sibling) ?? subviewList.count)
  }

  /// Inserts a view directly in front of a subview, or in front of all subviews if `sibling` is
  /// none of them.
  func place(_ view: UIView, above sibling: UIView) {
    place(view, at: subviewList.index(of: sibling).map { $0 + 1 } ?? subviewList.count)
  }

  /// Inserts the layer below the next subview's layer, regardless of other sublayers.
  private func placeLayer(of view: UIView, at index: Int) {
    if index + 1 < subviewList.count {
      layer.insertSublayer(view.layer, below: subviewList[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let (first, second) = (subviewList[index1], subviewList[index2])
    subviewList.exchange(first, second)
    layer.exchangeSublayers(first.layer, second.layer)
  }

  func moveToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviewList.remove(view)
    subviewList.insert(view, at: subviewList.count)
    layer.addSublayer(view.layer)
  }

  func moveToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviewList.remove(view)
    subviewList.insert(view, at: 0)
    layer.insertSublayer(view.layer, at: 0)
  }

  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    layoutWillExclude(view)
    subviewList.remove(view)
    view.layer.removeFromSuperlayer()
    view.superview = nil
  }

  func leaveSuperview() {
    MainThreadChecker.check("UIView", "removeFromSuperview()")
    guard let superview else { return }
    let oldWindow = window
    resignFirstResponderInside(oldWindow)
    willMove(toSuperview: nil)
    if oldWindow != nil { propagateWillMove(to: nil) }
    superview.detach(self)
    layer.abandonAnimations(by: superview.layer.clock)
    superview.subviewsDidChange()
    didMoveToSuperview()
    if oldWindow != nil { propagateDidMoveToWindow() }
  }

  /// Requests a layout after subviews were added, removed or resized, except during the view's own
  /// layout, in which it may replace its subviews.
  func subviewsDidChange() {
    if !layer.isPlacingSublayers { setNeedsLayout() }
  }

  private func propagateWillMove(to window: UIWindow?) {
    viewOwner?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in subviews { subview.propagateWillMove(to: window) }
  }

  private func propagateDidMoveToWindow() {
    applyAppearanceProxies()
    viewOwner?.viewDidMoveToWindow()
    didMoveToWindow()
    for subview in subviews { subview.propagateDidMoveToWindow() }
  }
}
