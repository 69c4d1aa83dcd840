extension UIControl {
  /// Adds a method of a weakly held target for events:
  ///
  ///     button.addTarget(self, action: MyController.tapped, for: .touchUpInside)
  ///
  /// Without Objective-C there are no selectors; the method itself takes their place.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  /// Adds a method of a weakly held target that takes the control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, _ in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Adds a method of a weakly held target that takes the control and the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, event in
      if let sender = control as? Sender { action(target)(sender, event) }
    }
  }

  private func add<Target: AnyObject>(
    _ target: Target, for events: Event,
    _ perform: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
  ) {
    handlers.add(
      .target(ControlHandlers.WeakTarget(target)) { object, control, event in
        if let target = object as? Target { perform(target, control, event) }
      }, for: events)
  }

  /// Adds a method by its name. Its parameters, if any, are the control and the event.
  /// The target is held weakly; nil represents the first responder that implements the method,
  /// starting at the control. See ``Selector`` for the methods that names find.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    removeTarget(target, action: action, for: controlEvents)
    let weakTarget = target.map { ControlHandlers.WeakTarget($0 as AnyObject) }
    handlers.add(.selector(weakTarget, action), for: controlEvents)
  }

  /// Removes a target's method for events; nil represents all targets or all methods. Methods that
  /// were not given as selectors are removed only if `action` is nil.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let identity = target.map { ObjectIdentifier($0 as AnyObject) }
    handlers.remove(for: controlEvents) { receiver in
      switch receiver {
      case .action: false
      case .target(let known, _): action == nil && (identity == nil || known.identity == identity)
      case .selector(let known, let selector):
        (action == nil || action == selector) && (identity == nil || known?.identity == identity)
      }
    }
  }

  /// Returns the names of a target's methods for an event, or nil if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = handlers.selectors.filter {
      $0.target === object && !$0.events.isDisjoint(with: controlEvent)
    }
    return found.isEmpty ? nil : found.map(\.selector.description)
  }

  /// Adds an action for events, in place of one with the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.add(.action(action), for: controlEvents)
  }

  /// Removes an action for events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(for: controlEvents) {
      if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
    }
  }

  /// The targets of all events, with `NSNull` for the responder chain.
  public var allTargets: Set<AnyHashable> {
    Set(handlers.targets.compactMap { $0 as? AnyHashable })
  }

  /// The events that have a target or an action.
  public var allControlEvents: Event { handlers.events }

  /// Enumerates actions, targets and their events in order, until stopped.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for (action, events) in handlers.actions where !stops {
      iterator(action, nil, events, &stops)
    }
    for (target, selector, events) in handlers.selectors where !stops {
      iterator(nil, (target, selector), events, &stops)
    }
  }

  /// Sends the actions of events, in the order of addition.
  public func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends the actions of the primary event. Source: Apple, UIControl.performPrimaryAction().
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  func send(_ events: Event, with event: UIEvent?) {
    for receiver in handlers.receivers(of: events) {
      switch receiver {
      case .action(let action): sendAction(action)
      case .target(let target, let perform):
        if let object = target.object { perform(object, self, event) }
      case .selector(let target, let selector):
        guard target == nil || target?.object != nil else { continue }
        sendAction(selector, to: target?.object, for: event)
      }
    }
  }

  /// Calls a method of the first responder that implements it, starting at the control.
  func sendAlongResponders(_ action: Selector, for event: UIEvent?) {
    var responder: UIResponder? = self
    while let current = responder {
      if ObjectiveCMessage.send(action, to: current, [self, event]) != nil { return }
      responder = current.next
    }
  }
}
