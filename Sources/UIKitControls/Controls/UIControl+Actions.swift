extension UIControl {
  /// Has events call a method of a target, which is not kept:
  ///
  ///     button.addTarget(self, action: MyController.tapped, for: .touchUpInside)
  ///
  /// There are no selectors without Objective-C; the method itself stands in for one.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  /// Has events call a method of a target, which is not kept, with the control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, _ in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Has events call a method of a target, which is not kept, with the control and the event.
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

  /// Has events call a method by its name, with the control and the event as far as it takes them.
  /// The target is not kept; nil stands for the first responder, from the control on, that has such
  /// a method. ``Selector`` says which methods names find.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    removeTarget(target, action: action, for: controlEvents)
    let weakTarget = target.map { ControlHandlers.WeakTarget($0 as AnyObject) }
    handlers.add(.selector(weakTarget, action), for: controlEvents)
  }

  /// Has events no longer call a target's method; nil stands for all targets, and all methods.
  /// Methods that were not given as selectors go with all methods.
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

  /// The names of a target's methods that an event calls; nil for none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = handlers.selectors.filter {
      $0.target === object && !$0.events.isDisjoint(with: controlEvent)
    }
    return found.isEmpty ? nil : found.map(\.selector.description)
  }

  /// Has events do something. An action of the same identifier gives way.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.add(.action(action), for: controlEvents)
  }

  /// Has events no longer do something.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has events no longer do what an identifier stands for.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(for: controlEvents) {
      if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
    }
  }

  /// The targets that events call, with `NSNull` where one goes to whoever answers.
  public var allTargets: Set<AnyHashable> {
    Set(handlers.targets.compactMap { $0 as? AnyHashable })
  }

  /// The events that call anybody.
  public var allControlEvents: Event { handlers.events }

  /// Goes through the actions and the events that do them, in order, until told to stop.
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

  /// Does what events call, in the order in which it was added.
  public func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

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

  /// Calls a method of the first responder, from the control on, that has it.
  func sendAlongResponders(_ action: Selector, for event: UIEvent?) {
    var responder: UIResponder? = self
    while let current = responder {
      if ObjectiveCMessage.send(action, to: current, [self, event]) != nil { return }
      responder = current.next
    }
  }
}
