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

  /// Selectors name no methods without Objective-C.
  @available(
    *, unavailable, message: "pass the method: addTarget(self, action: MyClass.tapped, for: …)"
  )
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  /// Has events no longer call a target; nil for all targets. Selectors name no methods here, so
  /// that all of a target's methods go.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let identity = target.map { ObjectIdentifier($0 as AnyObject) }
    handlers.remove(for: controlEvents) {
      guard case .target(let target, _) = $0 else { return false }
      return identity == nil || target.identity == identity
    }
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

  /// The targets that events call.
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
  }

  /// Does what events call, in the order in which it was added.
  public func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  func send(_ events: Event, with event: UIEvent?) {
    for receiver in handlers.receivers(of: events) {
      switch receiver {
      case .action(let action): sendAction(action)
      case .target(let target, let perform):
        if let object = target.object { perform(object, self, event) }
      }
    }
  }
}
