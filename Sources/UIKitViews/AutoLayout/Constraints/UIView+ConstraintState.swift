extension UIView {
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ensuredConstraintState, attribute)
  }

  var ensuredConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState(view: self)
    constraintState = state
    return state
  }

  // MARK: Engines

  /// Whether the view is placed by its frame, or not at all: such views are hosts of engines.
  var hostsLayout: Bool {
    guard let state = constraintState else { return true }
    return (!state.isCrossedByConstraints && state.followsFrame) || superview == nil
  }

  /// The engine in which the view's descendants are items; nil if there is none yet.
  var engineOfGuides: LayoutEngine? {
    var view = self
    while !view.hostsLayout, let superview = view.superview { view = superview }
    return view.constraintState?.engine
  }

  /// The engine in which the view is an item; its own if it is in no other.
  var layoutEngine: LayoutEngine? {
    guard let superview else { return constraintState?.engine }
    return constraintState?.item == nil && hostsLayout
      ? constraintState?.engine : superview.engineOfGuides
  }

  /// Returns the engine of the view's descendants, created on first access.
  func ensureEngine() -> LayoutEngine {
    if let engine = constraintState?.engine, hostsLayout { return engine }
    var view = self
    while !view.hostsLayout, let superview = view.superview { view = superview }
    let state = view.ensuredConstraintState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(host: view, size: state.followsFrame ? .frame : .constraints)
    state.engine = engine
    view.setNeedsLayout()
    if view.affectsSuperviewSize { view.superview?.engineOfGuides?.setNeedsBuilding() }
    return engine
  }

  /// Whether the view's descendants affect the size of a superview placed by constraints: the
  /// autoresizing mask makes the view's size depend on the superview's.
  ///
  /// Source: Apple, UIView.translatesAutoresizingMaskIntoConstraints: the mask becomes constraints.
  var affectsSuperviewSize: Bool {
    guard !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]),
      let state = constraintState, state.translatesMask,
      state.engine != nil || state.isCrossedByConstraints || !state.held.isEmpty,
      let superview, !superview.behavior.contains(.placesSubviews)
    else { return false }
    return true
  }

  // MARK: Constraints

  private static var activations = 0

  func addActiveConstraint(_ constraint: NSLayoutConstraint) {
    DeallocatedViews.settle()
    // The previous holder may be deallocated on another thread at this moment.
    if constraint.holderReference.isSet { constraint.clearHolder() }
    Self.activations += 1
    constraint.activation = Self.activations
    constraint.holder = self
    ensuredConstraintState.held.append(constraint, as: .held)
    constraint.mention()
    if requiresUpdateOfConstraints { setNeedsUpdateConstraints() }
    ensureEngine().constraintWasActivated(constraint)
  }

  func removeActiveConstraint(_ constraint: NSLayoutConstraint) {
    constraintState?.held.remove(constraint, as: .held)
    constraint.clearHolder()
    engineOfGuides?.constraintWasDeactivated(constraint)
  }

  // MARK: Hierarchy

  /// Adds a new subview to the layout.
  func layoutWillInclude(_ view: UIView) {
    guard let state = view.constraintState else { return }
    guard !state.translatesMask else {
      if view.affectsSuperviewSize { engineOfGuides?.setNeedsBuilding() }
      return
    }
    state.engine?.forget()
    state.engine = nil
    (state.followsFrame ? view : self).ensureEngine().setNeedsBuilding()
  }

  /// Deactivates the constraints between a subview that is being removed and the remaining views.
  func layoutWillExclude(_ view: UIView) {
    var isBound = false
    var ancestor: UIView? = self
    while let current = ancestor, !isBound {
      isBound = current.constraintState?.held.isEmpty == false
      ancestor = current.superview
    }
    if isBound { view.deactivateConstraints(from: view) }
    if let state = view.constraintState, !state.translatesMask || state.item != nil {
      if view.isRootOfWindow { state.engine = nil }
      engineOfGuides?.setNeedsBuilding()
      if !state.translatesMask { state.item = nil }
    }
  }

  /// Deactivates the constraints of this view and its descendants that are held outside a view.
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

  // MARK: Geometry

  /// Updates engines after a change of the view's frame or of its guides.
  func layoutGeometryDidChange() {
    guard let state = constraintState else { return }
    state.engine?.setNeedsUpdate()
    if state.followsFrame {
      state.item.map { _ in superview?.engineOfGuides?.setNeedsUpdate() }
    } else if state.guides.contains(where: \.isSystem) {
      superview?.engineOfGuides?.setNeedsUpdate()
    }
  }

  /// Updates engines after a change of the autoresizing mask.
  func resizingDidChange(from old: AutoresizingMask) {
    guard autoresizingMask != old, let state = constraintState, state.translatesMask else { return }
    if state.item != nil || affectsSuperviewSize { superview?.engineOfGuides?.setNeedsBuilding() }
  }

  /// Updates engines after a change of the content's size. A superview that places the view
  /// manually is not laid out again.
  func contentDidChange() {
    layoutEngine?.contentDidChange(of: self)
    superview?.subviewHost?.subviewDidChangeContent(self)
  }

  /// Updates engines after a change of the margins or the safe area.
  func layoutGuidesDidMove() {
    guard let state = constraintState, state.guides.contains(where: \.isSystem) else { return }
    engineOfGuides?.setNeedsUpdate()
  }

  /// Rebuilds constraints after a change of the layout direction.
  func layoutDirectionDidChange() {
    engineOfGuides?.setNeedsBuilding()
    if case .directional? = explicitLayoutMargins { marginsDidChange() }
  }

  /// Applies the frames of the subviews that constraints place.
  func applyConstraints() {
    guard subviewList.count > 0 else { return }
    if layer.needsLayout() {
      // Called outside a layout pass, which solves the constraints before.
      layoutEngine?.host?.updateConstraintsOfDescendants()
      layoutEngine?.update()
    }
    guard let state = constraintState,
      state.engine != nil || state.item != nil,
      let engine = engineOfGuides
    else { return }
    engine.applyFrames(inside: self)
  }

  /// The rectangle of the view's size around its centre, which constraints use: the frame, unless
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
  /// The distinct items.
  var items: [AnyObject] {
    guard let firstItem else { return [] }
    guard let secondItem, secondItem !== firstItem else { return [firstItem] }
    return [firstItem, secondItem]
  }

  /// Adds the constraint to the lists of its items.
  func mention() {
    first?.mentions.append(self, as: .first)
    if second !== first { second?.mentions.append(self, as: .second) }
  }

  /// Removes the constraint from its items and clears its holder, which has already removed it.
  nonisolated func clearHolder() {
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

  /// Whether the view is the root view of a window, which sets its frame. Source: public test
  /// suites that picture such views without constraints of their masks.
  var isRootOfWindow: Bool { viewOwner != nil && superview is UIWindow }

  /// Whether UIKit places the view itself, as a cell its content view or a window its root view.
  var isPositionedBySuperview: Bool { superview?.behavior.contains(.placesSubviews) ?? false }
}
