extension UIView: TraitStateHolder {
  var traitsInEffect: UITraitCollection {
    traitState?.inEffect.map { UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, $0]) }
      ?? UIScreen.main.traitCollection
  }

  /// What the view and all that lies inside has in place of its superview's traits. Default
  /// nothing.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      traitStateInUse.overrides = newValue
      traitsMayHaveChanged()
    }
  }

  package var traitStateInUse: TraitState {
    let state = traitState ?? TraitState()
    traitState = state
    return state
  }

  /// Looks whether other overrides hold for the view than before, and tells it, and all that lies
  /// inside.
  ///
  /// - Complexity: O(1) where they are the same, O(views) otherwise.
  package func traitsMayHaveChanged() {
    let outer = traitsAround
    guard outer != nil || traitState != nil else { return }
    let old = traitCollection
    let new = traitState.map { $0.added(to: outer) } ?? outer
    guard new != traitState?.inEffect else { return }
    traitStateInUse.inEffect = new
    adapt(fromAll: old)
    for subview in subviews { subview.traitsMayHaveChanged() }
  }

  /// What holds where the view lies, its controller's own among it; nil where nobody overrides
  /// anything.
  private var traitsAround: UITraitCollection? {
    if let viewOwner { return viewOwner.overridesInEffect }
    return superview?.traitsInside
  }

  /// The traits that the view's colours are resolved under now; nil for the standard ones.
  private var traitsInUse: UITraitCollection? {
    guard let own = traitState?.inEffect else { return CurrentTraits.value }
    return UITraitCollection(traitsFrom: [CurrentTraits.value ?? .standard, own])
  }

  /// Does something under the view's own traits, where they are not its screen's.
  package final func withOwnTraits(_ actions: () -> Void) {
    guard traitState?.inEffect != nil, let traitsInUse else { return actions() }
    traitsInUse.performAsCurrent(actions)
  }

  /// Tells the views of a tree that know other traits than the current ones: their colours are
  /// resolved anew, and they are laid out and drawn again.
  ///
  /// Complexity: O(views).
  package func catchUpWithTraits() {
    _ = resolveAnew()
    for subview in subviews { subview.catchUpWithTraits() }
  }

  /// Brings the view in step with the traits in use; returns whether anything seen depends on what
  /// has changed of them.
  private func resolveAnew() -> Bool {
    let inUse = traitsInUse
    let (old, new) = (knownTraits ?? .standard, inUse ?? .standard)
    knownTraits = inUse
    guard !new.looks(like: old) else {
      if !new.hasSizeClasses(of: old) {
        withOwnTraits { tellOfTraits(before: old) }
        setNeedsLayout()
      }
      return false
    }
    if superview == nil { tellOfContentSize(from: old, to: new) }
    if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
    withOwnTraits { adapt(from: old, to: new) }
    return true
  }

  /// Tells the view that something of its traits has changed, whether it is seen or not.
  private func adapt(fromAll old: UITraitCollection) {
    if resolveAnew() { return }
    withOwnTraits { tellOfTraits(before: old) }
    setNeedsLayout()
  }

  /// Calls all that wants to hear of the view's traits.
  final func tellOfTraits(before old: UITraitCollection) {
    let before = traitCollection.before(old)
    traitCollectionDidChange(before)
    traitState?.tell(self, of: before)
    guard let viewOwner else { return }
    let around = viewOwner.traitCollection.before(old)
    viewOwner.traitCollectionDidChange(around)
    viewOwner.traitState?.tell(viewOwner, of: around)
  }

  private func tellOfContentSize(from old: UITraitCollection, to new: UITraitCollection) {
    let size = new.preferredContentSizeCategory
    guard size != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
  }

  /// Tells a tree of views, and their controllers, that there is more or less room than before;
  /// colours stay what they are.
  ///
  /// - Complexity: O(views).
  package func sizeClassesDidChange(from old: UITraitCollection) {
    let own = traitState?.inEffect
    let before = own.map { UITraitCollection(traitsFrom: [old, $0]) } ?? old
    if !before.hasSizeClasses(of: traitCollection) {
      withOwnTraits { tellOfTraits(before: before) }
    }
    for subview in subviews { subview.sizeClassesDidChange(from: old) }
  }
}

extension UITraitCollection {
  /// What these traits were before a change from old ones: what those leave open has not changed,
  /// but for an app's own traits, which have their defaults.
  fileprivate func before(_ old: UITraitCollection) -> UITraitCollection {
    var values = values.overridden(by: old.values)
    values.own = old.values.own
    return UITraitCollection(values)
  }

  /// Whether nothing that is drawn differs.
  fileprivate func looks(like other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
  }
}
