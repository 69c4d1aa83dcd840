import ConstraintSolver

extension LayoutEngine {
  /// Hands everything to the solver: views in their order, then constraints in order of
  /// activation, then what contents ask for. Ties are decided by that order.
  ///
  /// - Complexity: that of the solver, and O(*n* log *n*) in the constraints.
  func build() {
    guard let host else { return }
    needsBuilding = false
    forget()
    var constraints: [NSLayoutConstraint] = []
    repeat {
      members = []
      constraints = []
      collect(from: host, into: &constraints)
    } while reachThrough(constraints)
    solver = ConstraintEngine()
    makeHostItem(host)
    for view in members { _ = item(for: view) }
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      install(constraint)
    }
    for view in members { items[ObjectIdentifier(view)].map(contentDidChange) }
    if isMeasuring { hostItem.map(contentDidChange) }
    wrapping = nil
  }

  /// Drops what was built.
  func forget() {
    guard !isMeasuring else { return forgetItems() }
    for constraint in sources.constraints { constraint.token = nil }
    for view in members
    where view.constraintState?.item.map({ items[ObjectIdentifier(view)] === $0 })
      ?? false
    {
      view.constraintState?.item = nil
    }
    for view in reachedThrough {
      view.constraintState?.isReachedThrough = false
      view.constraintState?.engine?.setNeedsBuilding()
    }
    reachedThrough = []
    forgetItems()
  }

  private func forgetItems() {
    (members, wrapping, measuredTokens, hostItem) = ([], nil, [:], nil)
    (items, sources, itemOfVariable) = ([:], ConstraintSources(), [])
    (followers, contentItems, staleContents) = ([], [], [])
    (baselineConstraints, baselineItems) = ([], [])
  }

  private func collect(from view: UIView, into constraints: inout [NSLayoutConstraint]) {
    if let state = view.constraintState { constraints += state.held.all }
    for subview in view.subviews {
      guard let state = subview.constraintState else { continue }
      if !state.translatesMask {
        members.append(subview)
      } else if !state.isReachedThrough {
        continue
      }
      collect(from: subview, into: &constraints)
    }
  }

  /// Notes views that their frame places and that a constraint from outside reaches through; true
  /// where there are more of them than before.
  private func reachThrough(_ constraints: [NSLayoutConstraint]) -> Bool {
    let before = reachedThrough.count
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let holder = constraint.holder, let view = NSLayoutConstraint.view(of: item) else {
          continue
        }
        noteViews(between: view, and: holder, isGuide: item is UILayoutGuide)
      }
    }
    return reachedThrough.count > before
  }

  private func noteViews(between view: UIView, and holder: UIView, isGuide: Bool) {
    guard view !== holder else { return }
    var candidate = isGuide ? view : view.superview
    while let current = candidate, current !== holder {
      let state = current.ensuredConstraintState
      if state.translatesMask, !state.isReachedThrough {
        state.isReachedThrough = true
        state.engine?.forget()
        state.engine = nil
        reachedThrough.append(current)
      }
      candidate = current.superview
    }
  }

  private func makeHostItem(_ host: UIView) {
    let item = LayoutItem(host: host, in: solver)
    hostItem = item
    items[ObjectIdentifier(host)] = item
    note(item)
    switch hostSize {
    case .constraints: break
    case .frame:
      follow(.width, of: item, priority: .required)
      follow(.height, of: item, priority: .required)
    case .fitting(_, let horizontal, let vertical):
      follow(.width, of: item, priority: horizontal)
      follow(.height, of: item, priority: vertical)
    }
  }

  /// A view's or guide's item, made where there is none yet.
  func item(for object: AnyObject) -> LayoutItem? {
    if let item = items[ObjectIdentifier(object)] { return item }
    let container = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
    guard let container, let outer = self.item(for: container) else { return nil }
    let item = LayoutItem(object, inside: outer, in: solver)
    items[ObjectIdentifier(object)] = item
    note(item)
    if let view = item.view {
      if !isMeasuring { view.ensuredConstraintState.item = item }
      if view.translatesAutoresizingMaskIntoConstraints {
        for attribute in Self.edges { follow(attribute, of: item, priority: .required) }
      }
    } else if let binding = item.guide?.binding {
      bind(item, binding)
    }
    return item
  }

  private func note(_ item: LayoutItem) {
    for case let variable? in [item.x, item.y, item.width, item.height] {
      let index = Int(variable.index)
      while itemOfVariable.count <= index { itemOfVariable.append(nil) }
      itemOfVariable[index] = item
    }
  }

  private static let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  private func bind(_ item: LayoutItem, _ binding: SystemLayoutGuide.Binding) {
    switch binding {
    case .insets:
      for attribute: NSLayoutConstraint.Attribute in [.left, .top, .right, .bottom] {
        follow(attribute, of: item, priority: .required)
      }
    case .content:
      contentItems.append(item)
      follow(.left, of: item, priority: .required)
      follow(.top, of: item, priority: .required)
    case .visible:
      for attribute in Self.edges { follow(attribute, of: item, priority: .required) }
    }
  }
}
