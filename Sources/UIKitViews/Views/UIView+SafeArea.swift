extension UIView {
  /// What ``safeAreaInsets`` is unless a subclass says otherwise.
  var givenSafeAreaInsets: UIEdgeInsets {
    guard ownSafeAreaInsets == nil, let superview else { return safeAreaInsets(under: .zero) }
    return safeAreaInsets(under: superview.safeAreaOfSubviews(in: superview.safeAreaInsets))
  }

  private func safeAreaInsets(under outer: UIEdgeInsets) -> UIEdgeInsets {
    let insets = ownSafeAreaInsets ?? inherited(of: outer)
    guard let more = viewOwner?.additionalSafeAreaInsets, more != .zero else { return insets }
    return insets + more
  }

  /// What of a superview's insets reaches into the view: no more than they are, also where the view
  /// begins before its superview (PinLayout's tests). With more, one that constraints hold by its
  /// own margin would go out for ever: each step would widen the margin by as much.
  private func inherited(of outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview, outer != .zero else { return .zero }
    return reach(into: outer, of: superview).intersection(outer)
  }

  /// Tells the view, its controller and everything inside it where their safe areas have changed.
  ///
  /// Complexity: O(views inside), where anything is covered; else O(depth).
  package func safeAreaMayHaveChanged() {
    guard inheritsSafeArea || knownSafeAreaInsets != .zero else { return }
    tellSafeArea(safeAreaInsets)
  }

  /// The same for a view that has only moved: where its own safe area stays, so do those inside.
  ///
  /// Complexity: O(depth) where the safe area stays.
  func safeAreaMayHaveMoved() {
    guard inheritsSafeArea || knownSafeAreaInsets != .zero else { return }
    let insets = safeAreaInsets
    if insets != knownSafeAreaInsets { tellSafeArea(insets) }
  }

  /// Hands the safe area down, so that none is worked out from the root again.
  private func tellSafeArea(_ insets: UIEdgeInsets) {
    if insets != knownSafeAreaInsets {
      findContent()
      knownSafeAreaInsets = insets
      safeAreaInsetsDidChange()
      viewOwner?.viewSafeAreaInsetsDidChange()
      marginsDidChange()
    }
    // Who was told may have changed it again.
    let outer = safeAreaOfSubviews(in: knownSafeAreaInsets)
    for subview in subviews { subview.tellSafeArea(subview.safeAreaInsets(under: outer)) }
  }

  /// Finds what a controller's bars lie over, before somebody who is told puts a background behind
  /// it.
  private func findContent() {
    guard let viewOwner else { return }
    var view: UIView = self
    while !view.becomeContent(of: viewOwner), let first = view.subviews.first { view = first }
  }

  private var hasAdditionalSafeArea: Bool {
    viewOwner.map { $0.additionalSafeAreaInsets != .zero } ?? false
  }

  private var inheritsSafeArea: Bool {
    var view: UIView? = self
    while let current = view {
      if current.ownSafeAreaInsets != nil || current.hasAdditionalSafeArea { return true }
      view = current.superview
    }
    return false
  }
}

extension UIView {
  /// Says what of a root view's edges is covered, in points; nil for what its superview's says.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets?) {
    guard ownSafeAreaInsets != insets else { return }
    ownSafeAreaInsets = insets
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
