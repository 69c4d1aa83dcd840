extension UIView {
  /// The value of ``safeAreaInsets`` without a subclass's override: a window has its screen's
  /// insets, a subview the part of its superview's that reaches into it.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard safeArea.isInherited, let superview else { return safeAreaInsets(under: .zero) }
    return safeAreaInsets(under: superview.safeAreaForSubviews(in: superview.safeAreaInsets))
  }

  private func safeAreaInsets(under outer: UIEdgeInsets) -> UIEdgeInsets {
    let insets = safeArea.own ?? inherited(of: outer)
    guard let more = viewOwner?.additionalSafeAreaInsets, more != .zero else { return insets }
    return insets + more
  }

  /// Returns the part of a superview's insets that reaches into the view: at most the insets
  /// themselves, even if the view begins before its superview (PinLayout's tests). More would move
  /// a view that is constrained to its own margin further out at each step.
  private func inherited(of outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview, outer != .zero else { return .zero }
    return reach(into: outer, of: superview).intersection(outer)
  }

  /// Updates the safe areas of the view and its descendants, and notifies views and controllers of
  /// changes.
  ///
  /// Complexity: O(descendants) if there are insets, otherwise O(depth).
  package func safeAreaMayHaveChanged() {
    guard inheritsSafeArea || safeArea.known != .zero else { return }
    propagateSafeArea(safeAreaInsets)
  }

  /// Updates the safe areas of a moved view: if its own is unchanged, so are its descendants'.
  ///
  /// Complexity: O(depth) if the safe area is unchanged.
  func updatePositionDependentSafeArea() {
    guard inheritsSafeArea || safeArea.known != .zero else { return }
    let insets = safeAreaInsets
    if insets != safeArea.known { propagateSafeArea(insets) }
  }

  /// Passes the safe area down, so that it is not computed from the root again.
  private func propagateSafeArea(_ insets: UIEdgeInsets) {
    if insets != safeArea.known {
      findContent()
      safeArea.known = insets
      safeAreaInsetsDidChange()
      viewOwner?.viewSafeAreaInsetsDidChange()
      marginsDidChange()
    }
    // A notified object may have changed it again.
    let outer = safeAreaForSubviews(in: safeArea.known)
    for subview in subviews { subview.propagateSafeArea(subview.safeAreaInsets(under: outer)) }
  }

  /// Returns the part of the view's safe area that subviews inherit: all of it, unless the view
  /// determines another one.
  private func safeAreaForSubviews(in insets: UIEdgeInsets) -> UIEdgeInsets {
    subviewHost?.safeAreaOfSubviews(in: insets) ?? insets
  }

  /// Finds the scroll view under a controller's bars, the root view or its first subview and so on,
  /// before a notified object inserts a background behind it.
  private func findContent() {
    guard let viewOwner else { return }
    var view: UIView = self
    while view.scrollContent == nil, let first = view.subviews.first { view = first }
    view.scrollContent?.contentOwner = viewOwner
  }

  private var hasAdditionalSafeArea: Bool {
    guard let viewOwner else { return false }
    return viewOwner.additionalSafeAreaInsets != .zero
  }

  private var inheritsSafeArea: Bool {
    var view: UIView? = self
    while let current = view {
      if !current.safeArea.isInherited || current.hasAdditionalSafeArea { return true }
      view = current.superview
    }
    return false
  }
}

extension UIView {
  /// Sets the insets of a root view, in points; nil to inherit the superview's.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets?) {
    guard safeArea.own != insets else { return }
    safeArea.own = insets
    safeAreaMayHaveChanged()
  }
}

// Unsupported: UIView.safeAreaInsets · works · Scrolling or turning a superview announces no change
//   of safe areas to its subviews. · test: SafeAreaNewsTests
// Unsupported: UIView.safeAreaInsets: views that extend past others · works · A view that extends
//   past its superview has no more safe area than the superview, also in its margins. A test of
//   PinLayout has it so. · test: SafeAreaNewsTests
// Unsupported: UIView.safeAreaInsets: scroll views · works · The safe area reaches into scroll
//   views by where their subviews lie, also under bars. · test: SafeAreaNewsTests
// Unsupported: UIView.safeAreaInsets: scrolled content · works · Content has no safe area along an
//   axis where the scroll view's inset has it. · uncertain · test: SafeAreaNewsTests
// Unsupported: UIView.safeAreaInsets: measured cells · works · A cell that is asked for its size
//   ignores the safe area along the axes asked for. · uncertain · test: SafeAreaNewsTests
