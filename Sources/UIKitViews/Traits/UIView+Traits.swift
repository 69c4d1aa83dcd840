extension UIView: TraitStateHolder {
  var traitsInEffect: UITraitCollection {
    traitState?.inEffect.map { UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, $0]) }
      ?? UIScreen.main.traitCollection
  }

  /// The traits that override the superview's for the view and its descendants. Default none.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ensuredTraitState.overrides = newValue
      traitsMayHaveChanged()
    }
  }

  /// The overrides of the screen's traits for descendants; nil if there are none.
  package var traitsOfDescendants: UITraitCollection? {
    if let subviewHost { subviewHost.traitsOfSubviews } else { traitState?.inEffect }
  }

  /// Resolves colours and requests layout and drawing after a change of the traits.
  func adaptAsView(from old: UITraitCollection) {
    viewBackground.updateResolvedColor(in: layer)
    tintColorDidChange()
    notifyOfTraits(before: old)
    layer.setNeedsDisplayIfDrawn()
    setNeedsLayout()
  }

  package var ensuredTraitState: TraitState {
    let state = traitState ?? TraitState()
    traitState = state
    return state
  }

  /// Applies changed overrides, and notifies the view and its descendants.
  ///
  /// - Complexity: O(1) without a change, O(views) otherwise.
  package func traitsMayHaveChanged() {
    let outer = inheritedTraits
    guard outer != nil || traitState != nil else { return }
    let old = traitCollection
    let new = traitState.map { $0.added(to: outer) } ?? outer
    guard new != traitState?.inEffect else { return }
    ensuredTraitState.inEffect = new
    adapt(fromAll: old)
    for subview in subviews { subview.traitsMayHaveChanged() }
  }

  /// The overrides at the view's position, including its controller's; nil if there are none.
  private var inheritedTraits: UITraitCollection? {
    if let viewOwner { return viewOwner.overridesInEffect }
    return superview?.traitsOfDescendants
  }

  /// The traits under which the view's colours are resolved; nil for the standard ones.
  private var effectiveTraits: UITraitCollection? {
    guard let own = traitState?.inEffect else { return CurrentTraits.value }
    return UITraitCollection(traitsFrom: [CurrentTraits.value ?? .standard, own])
  }

  /// Calls a closure under the view's own traits, if they differ from its screen's.
  package final func performWithEffectiveTraits(_ actions: () -> Void) {
    guard traitState?.inEffect != nil, let effectiveTraits else { return actions() }
    effectiveTraits.performAsCurrent(actions)
  }

  /// Adapts the views of a hierarchy to changed current traits: their colours are resolved, and
  /// they are laid out and drawn again.
  ///
  /// Complexity: O(views).
  package func updateForCurrentTraits() {
    _ = resolveForCurrentTraits()
    for subview in subviews { subview.updateForCurrentTraits() }
  }

  /// Adapts the view to the current traits. Returns whether a visible trait has changed.
  private func resolveForCurrentTraits() -> Bool {
    let inUse = effectiveTraits
    let (old, new) = (lastTraits ?? .standard, inUse ?? .standard)
    lastTraits = inUse
    guard !new.hasSameAppearance(as: old) else {
      if !new.hasSizeClasses(of: old) {
        performWithEffectiveTraits { notifyOfTraits(before: old) }
        setNeedsLayout()
      }
      return false
    }
    if superview == nil { notifyContentSizeObservers(from: old, to: new) }
    if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
    performWithEffectiveTraits { adapt(from: old, to: new) }
    return true
  }

  /// Adapts the view after any trait has changed, visible or not.
  private func adapt(fromAll old: UITraitCollection) {
    if resolveForCurrentTraits() { return }
    performWithEffectiveTraits { notifyOfTraits(before: old) }
    setNeedsLayout()
  }

  /// Calls all observers of the view's traits.
  final func notifyOfTraits(before old: UITraitCollection) {
    let before = traitCollection.before(old)
    traitCollectionDidChange(before)
    traitState?.notify(self, of: before)
    guard let viewOwner else { return }
    let around = viewOwner.traitCollection.before(old)
    viewOwner.traitCollectionDidChange(around)
    viewOwner.traitState?.notify(viewOwner, of: around)
  }

  private func notifyContentSizeObservers(from old: UITraitCollection, to new: UITraitCollection) {
    let size = new.preferredContentSizeCategory
    guard size != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
  }

  /// Notifies a hierarchy of views, and their controllers, of changed size classes. Colours are not
  /// resolved again.
  ///
  /// - Complexity: O(views).
  package func sizeClassesDidChange(from old: UITraitCollection) {
    let own = traitState?.inEffect
    let before = own.map { UITraitCollection(traitsFrom: [old, $0]) } ?? old
    if !before.hasSizeClasses(of: traitCollection) {
      performWithEffectiveTraits { notifyOfTraits(before: before) }
    }
    for subview in subviews { subview.sizeClassesDidChange(from: old) }
  }
}

extension UITraitCollection {
  /// Returns these traits before a change from old ones: unspecified old values have not changed,
  /// except for an app's own traits, which have their defaults.
  fileprivate func before(_ old: UITraitCollection) -> UITraitCollection {
    var values = values.overridden(by: old.values)
    values.own = old.values.own
    return UITraitCollection(values)
  }

  /// Whether all visible traits are equal.
  fileprivate func hasSameAppearance(as other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
  }
}
