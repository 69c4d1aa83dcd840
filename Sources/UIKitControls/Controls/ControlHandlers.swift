/// The receivers of a control's events, in the order of addition.
@MainActor
package struct ControlHandlers {
  /// The receiver of an event.
  package enum Receiver {
    case action(UIAction)
    case target(WeakTarget, @MainActor (AnyObject, UIControl, UIEvent?) -> Void)
    /// A method by its name; without a target, that of the first responder that implements it,
    /// starting at the control.
    case selector(WeakTarget?, Selector)
  }

  /// A weakly held target and its identity.
  package struct WeakTarget {
    weak var object: AnyObject?
    let identity: ObjectIdentifier

    package init(_ object: AnyObject) {
      self.object = object
      identity = ObjectIdentifier(object)
    }
  }

  private struct Handler {
    var events: UIControl.Event
    let receiver: Receiver
  }

  private var handlers: [Handler] = []

  /// All events that have a receiver.
  var events: UIControl.Event { handlers.reduce([]) { $0.union($1.events) } }

  /// The targets that still exist; `NSNull` for actions sent along the responder chain.
  var targets: [AnyObject] {
    handlers.compactMap { handler in
      switch handler.receiver {
      case .target(let target, _): target.object
      case .selector(let target, _): target == nil ? NSNull() : target?.object
      case .action: nil
      }
    }
  }

  /// The actions, each with its events.
  var actions: [(action: UIAction, events: UIControl.Event)] {
    handlers.compactMap { handler in
      if case .action(let action) = handler.receiver { (action, handler.events) } else { nil }
    }
  }

  /// The selectors, each with its target and events.
  var selectors: [(target: AnyObject?, selector: Selector, events: UIControl.Event)] {
    handlers.compactMap { handler in
      guard case .selector(let target, let selector) = handler.receiver else { return nil }
      return (target?.object, selector, handler.events)
    }
  }

  /// Returns the receivers of any of the given events.
  func receivers(of events: UIControl.Event) -> [Receiver] {
    handlers.filter { !$0.events.isDisjoint(with: events) }.map(\.receiver)
  }

  package mutating func add(_ receiver: Receiver, for events: UIControl.Event) {
    handlers.append(Handler(events: events, receiver: receiver))
  }

  /// Removes events from the receivers that match.
  mutating func remove(for events: UIControl.Event, where fits: (Receiver) -> Bool) {
    for index in handlers.indices where fits(handlers[index].receiver) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
