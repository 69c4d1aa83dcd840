/// What a recogniser calls: a closure, or a method of a target that it does not hold.
struct GestureAction {
  weak var target: AnyObject?
  var selector: Selector?
  let perform: UIGestureRecognizer.Handler
}

extension UIGestureRecognizer {
  /// Has another closure called.
  public func addHandler(_ handler: @escaping Handler) {
    actions.append(GestureAction(perform: handler))
  }

  /// A recogniser that calls a method of an object, named as in
  /// `UITapGestureRecognizer(target: self, action: Wall.tapped)`. The object is held weakly.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(handler: nil)
    addTarget(target, action: action)
  }

  /// Has a method of an object called, too: `addTarget(self, action: Wall.tapped)`. The object is
  /// held weakly.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] recognizer in
        if let target, let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
      })
  }

  /// Has a method called by its name, with the recogniser if it takes it. The target is held
  /// weakly. ``Selector`` says which methods names find.
  public func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    actions.append(
      GestureAction(target: object, selector: action) { [weak object] recognizer in
        if let object { ObjectiveCMessage.demand(action, of: object, [recognizer]) }
      })
  }

  /// Has a method, given as a selector, called no more; nil stands for all targets and methods.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { known in
      known.target != nil && (object == nil || known.target === object)
        && (action == nil || known.selector == action)
    }
  }

  /// Has no method of an object called any more; nil means no method of any.
  public func removeTarget(_ target: AnyObject?) {
    actions.removeAll { action in
      guard let known = action.target else { return false }
      return target == nil || known === target
    }
  }
}
