/// An action of a recognizer: a closure, or a method of a weakly held target.
struct GestureAction {
  weak var target: AnyObject?
  var selector: Selector?
  let perform: UIGestureRecognizer.Handler
}

extension UIGestureRecognizer {
  /// Adds a closure as an action.
  public func addHandler(_ handler: @escaping Handler) {
    actions.append(GestureAction(perform: handler))
  }

  /// Creates a recognizer that calls a method of an object, as in
  /// `UITapGestureRecognizer(target: self, action: Wall.tapped)`. The object is held weakly.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(handler: nil)
    addTarget(target, action: action)
  }

  /// Adds a method of an object as an action: `addTarget(self, action: Wall.tapped)`. The object is
  /// held weakly.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] recognizer in
        if let target, let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
      })
  }

  /// Adds a method as an action, by its name; it gets the recognizer if it takes an argument. The
  /// target is held weakly. ``Selector`` documents the names.
  public func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    actions.append(
      GestureAction(target: object, selector: action) { [weak object] recognizer in
        if let object { ObjectiveCMessage.demand(action, of: object, [recognizer]) }
      })
  }

  /// Removes an action given as a selector; nil represents all targets or all methods.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { known in
      known.target != nil && (object == nil || known.target === object)
        && (action == nil || known.selector == action)
    }
  }

  /// Removes all actions of a target; nil represents all targets.
  public func removeTarget(_ target: AnyObject?) {
    actions.removeAll { action in
      guard let known = action.target else { return false }
      return target == nil || known === target
    }
  }
}
