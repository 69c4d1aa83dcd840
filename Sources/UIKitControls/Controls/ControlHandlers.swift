/// What a control's events call, in the order in which it was added.
@MainActor
package struct ControlHandlers {
  /// Who is called.
  package enum Receiver {
    case action(UIAction)
    case target(WeakTarget, @MainActor (AnyObject, UIControl, UIEvent?) -> Void)
    /// A method by its name; without a target the first responder from the control on that has it.
    case selector(WeakTarget?, Selector)
  }

  /// A target, which its control does not keep, and what it is found again by.
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

  /// All events that call somebody.
  var events: UIControl.Event { handlers.reduce([]) { $0.union($1.events) } }

  /// The targets that are still there; `NSNull` where an action goes along the responders.
  var targets: [AnyObject] {
    handlers.compactMap { handler in
      switch handler.receiver {
      case .target(let target, _): target.object
      case .selector(let target, _): target == nil ? NSNull() : target?.object
      case .action: nil
      }
    }
  }

  /// The actions and the events that call each.
  var actions: [(action: UIAction, events: UIControl.Event)] {
    handlers.compactMap { handler in
      if case .action(let action) = handler.receiver { (action, handler.events) } else { nil }
    }
  }

  /// The selectors, their targets and the events that call each.
  var selectors: [(target: AnyObject?, selector: Selector, events: UIControl.Event)] {
    handlers.compactMap { handler in
      guard case .selector(let target, let selector) = handler.receiver else { return nil }
      return (target?.object, selector, handler.events)
    }
  }

  /// Who any of some events calls.
  func receivers(of events: UIControl.Event) -> [Receiver] {
    handlers.filter { !$0.events.isDisjoint(with: events) }.map(\.receiver)
  }

  package mutating func add(_ receiver: Receiver, for events: UIControl.Event) {
    handlers.append(Handler(events: events, receiver: receiver))
  }

  /// Has some events no longer call whoever fits.
  mutating func remove(for events: UIControl.Event, where fits: (Receiver) -> Bool) {
    for index in handlers.indices where fits(handlers[index].receiver) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
