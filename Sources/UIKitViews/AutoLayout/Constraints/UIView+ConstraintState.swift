extension UIView {
  var ensuredConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState(view: self)
    constraintState = state
    return state
  }

  // MARK: Engines

  /// Whether the view's frame places it, or nothing does: engines begin here.
  var hostsLayout: Bool {
    guard let state = constraintState else { return true }
    return superview == nil || (state.followsFrame && !state.isReachedThrough)
  }

  /// The engine that what lies inside the view is an item of; nil where there is none yet.
  var engineOfGuides: LayoutEngine? {
    var view = self
    while !view.hostsLayout, let superview = view.superview { view = superview }
    return view.constraintState?.engine
  }

  /// The engine that the view itself is an item of; its own where it is in no other.
  var layoutEngine: LayoutEngine? {
    guard let superview else { return constraintState?.engine }
    return constraintState?.item == nil && hostsLayout
      ? constraintState?.engine : superview.engineOfGuides
  }

  /// The engine that lays out what lies inside the view, made where there is none yet.
  func ensureEngine() -> LayoutEngine {
    var view = self
    while !view.hostsLayout, let superview = view.superview { view = superview }
    let state = view.ensuredConstraintState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(host: view, size: state.followsFrame ? .frame : .constraints)
    state.engine = engine
    view.setNeedsLayout()
    if view.sizesItsSuperview { view.superview?.engineOfGuides?.setNeedsBuilding() }
    return engine
  }

  /// Whether what lies inside the view counts for a superview that constraints place: the mask has
  /// the view follow that one's size, as a relation between the two.
  ///
  /// Source: Apple, UIView.translatesAutoresizingMaskIntoConstraints: the mask becomes constraints.
  var sizesItsSuperview: Bool {
    guard !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]),
      let state = constraintState, state.translatesMask,
      state.engine != nil || state.isReachedThrough || !state.held.isEmpty,
      let superview, !superview.placesSubviews
    else { return false }
    return true
  }

  // MARK: Constraints

  private static var activations = 0

  func hold(_ constraint: NSLayoutConstraint) {
    EndedViews.settle()
    // The view that held it may be about to end on another thread.
    if constraint.holderReference.isSet { constraint.forgetHolder() }
    Self.activations += 1
    constraint.activation = Self.activations
    constraint.holder = self
    ensuredConstraintState.held.append(constraint, as: .held)
    constraint.mention()
    if requiresUpdateOfConstraints { setNeedsUpdateConstraints() }
    ensureEngine().constraintWasHeld(constraint)
  }

  func letGo(of constraint: NSLayoutConstraint) {
    constraintState?.held.remove(constraint, as: .held)
    constraint.forgetHolder()
    engineOfGuides?.constraintWasLetGo(constraint)
  }

  // MARK: What the hierarchy says

  /// Takes a new subview into the layout.
  func layoutWillInclude(_ view: UIView) {
    guard let state = view.constraintState else { return }
    guard !state.translatesMask else {
      if view.sizesItsSuperview { engineOfGuides?.setNeedsBuilding() }
      return
    }
    state.engine?.forget()
    state.engine = nil
    (state.followsFrame ? view : self).ensureEngine().setNeedsBuilding()
  }

  /// Deactivates constraints that reach from a leaving subview to what stays.
  func layoutWillExclude(_ view: UIView) {
    var isBound = false
    var ancestor: UIView? = self
    while let current = ancestor, !isBound {
      isBound = current.constraintState.map { !$0.held.isEmpty } ?? false
      ancestor = current.superview
    }
    if isBound { view.deactivateConstraints(from: view) }
    if let state = view.constraintState, !state.translatesMask || state.item != nil {
      if view.isRootOfWindow { state.engine = nil }
      engineOfGuides?.setNeedsBuilding()
      if !state.translatesMask { state.item = nil }
    }
  }

  /// Deactivates what constraints of this view and what lies inside it are held outside a view.
  private func deactivateConstraints(from root: UIView) {
    if let state = constraintState {
      let lists = [state.mentions] + state.guides.map(\.participant.mentions)
      for constraint in lists.flatMap(\.all) {
        if let holder = constraint.holder, !holder.isDescendant(of: root) {
          constraint.deactivate()
        }
      }
    }
    for subview in subviews { subview.deactivateConstraints(from: root) }
  }

  // MARK: What geometry says

  /// Has engines follow the view's frame and what its guides are bound to.
  func layoutGeometryDidChange() {
    guard let state = constraintState else { return }
    state.engine?.setNeedsUpdate()
    if state.followsFrame {
      state.item.map { _ in superview?.engineOfGuides?.setNeedsUpdate() }
    } else if state.guides.contains(where: \.isSystem) {
      superview?.engineOfGuides?.setNeedsUpdate()
    }
  }

  /// Has engines know what the frame follows of the superview's size.
  func autoresizingMaskDidChange() {
    guard let state = constraintState, state.translatesMask else { return }
    if state.item != nil || sizesItsSuperview { superview?.engineOfGuides?.setNeedsBuilding() }
  }

  /// Has engines follow margins and the safe area.
  func layoutGuidesDidMove() {
    guard let state = constraintState, state.guides.contains(where: \.isSystem) else { return }
    engineOfGuides?.setNeedsUpdate()
  }

  /// Has constraints be read anew, because leading is another side.
  func layoutDirectionDidChange() {
    engineOfGuides?.setNeedsBuilding()
    if case .directional? = ownLayoutMargins { marginsDidChange() }
  }

  /// Places the subviews that constraints place.
  func applyConstraints() {
    guard subviewList.count > 0 else { return }
    if layer.needsLayout() {
      // Called by hand: a layout pass has solved them before.
      layoutEngine?.host?.updateConstraintsInside()
      layoutEngine?.update()
    }
    guard let state = constraintState,
      state.engine != nil || state.item != nil,
      let engine = engineOfGuides
    else { return }
    engine.applyFrames(inside: self)
  }

  /// The rectangle of the view's size around its centre, which constraints know: the frame, unless
  /// there is a transform or another anchor point.
  var frameAroundCenter: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The frame without the transform, in points of the superview.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}

extension NSLayoutConstraint {
  /// The items, each once.
  var items: [AnyObject] {
    guard let firstItem else { return [] }
    guard let secondItem, secondItem !== firstItem else { return [firstItem] }
    return [firstItem, secondItem]
  }

  /// Has the items know that the constraint speaks of them.
  func mention() {
    first?.mentions.append(self, as: .first)
    if second !== first { second?.mentions.append(self, as: .second) }
  }

  /// Ends being active, which the holder knows already.
  nonisolated func forgetHolder() {
    first?.mentions.remove(self, as: .first)
    second?.mentions.remove(self, as: .second)
    holder = nil
  }
}

extension UIView {
  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    let state = ensuredConstraintState
    state.engine?.forget()
    state.engine = nil
    state.item = nil
    state.translatesMask = translates
    (isRootOfWindow ? self : superview)?.ensureEngine().setNeedsBuilding()
    if !state.held.isEmpty { ensureEngine().setNeedsBuilding() }
    if Self.requiresConstraintBasedLayout, requiresUpdateOfConstraints {
      setNeedsUpdateConstraints()
    }
    setNeedsLayout()
  }

  /// Whether the view is the root view of a window, which gives it its frame. Source: public
  /// suites that picture such views without constraints of their masks.
  var isRootOfWindow: Bool { viewOwner != nil && superview is UIWindow }

  /// Whether UIKit places the view itself, as a cell its content view or a window its root view.
  var isPlacedByItsHost: Bool { superview?.placesSubviews ?? false }
}
