extension UISearchBar {
  /// Shows or hides the scope bar, animated on the virtual clock if requested.
  public func setShowsScope(_ show: Bool, animated: Bool) {
    guard animated else { return showsScopeBar = show }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.showsScopeBar = show
      layoutIfNeeded()
    }
  }

  /// Sets the attributes of the scopes' titles in a state; nil for the system's.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeBar.segments.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes of the scopes' titles that were set for a state.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  {
    scopeBar.segments.titleTextAttributes(for: state)
  }

  /// Sets the background image of a scope in a state; resizable images stretch.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    scopeBar.segments.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// Returns the background image of a scope in a state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeBar.segments.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets the image between two scopes in their states.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeBar.segments.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  /// Returns the image between two scopes in their states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeBar.segments.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  func prepareScopeBar() {
    scopeBar.segments.addAction(
      UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
  }

  private func scopeDidChange() {
    let index = scopeBar.segments.selectedSegmentIndex
    scopeBar.selectedIndex = index
    delegate?.searchBar?(self, selectedScopeButtonIndexDidChange: index)
    owner?.searchDidChange()
  }

  func showScopeBar() {
    if showsScopeBar { addSubview(scopeBar) } else { scopeBar.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    owner?.searchBarDidResize()
  }
}
