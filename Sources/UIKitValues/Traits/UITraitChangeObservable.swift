/// What one has listened to traits with. Source: Apple, UITraitChangeRegistration.
public protocol UITraitChangeRegistration: AnyObject {}

/// A registration, known by being itself.
final class TraitRegistration: NSObject, UITraitChangeRegistration {}

/// What tells of changes of its traits. Source: Apple, UITraitChangeObservable.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// What is said here in place of the surroundings' traits, for this and all that lies inside.
  var traitOverrides: UITraitOverrides { get set }

  /// Ends listening.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What keeps those that listen.
@MainActor
package protocol TraitStateHolder: UITraitChangeObservable {
  /// Made when it is first asked for.
  var traitStateInUse: TraitState { get }
}

extension UITraitChangeObservable {
  /// Calls a closure whenever one of some traits has changed, with whose traits these are, and what
  /// they were. It listens as long as that object lives.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
  }

  /// The same, with the object as a type that the closure names: `{ (self: Self, _) in … }` in a
  /// class, where `Self` is the class that the object turns out to have.
  ///
  /// Source: Apple, UITraitChangeObservable.TraitChangeHandler; WWDC 2023, session 10057.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { object, old in
      if let object = object as? Environment { handler(object, old) }
    }
  }

  /// Calls a method of a target whenever one of some traits has changed, with whose traits these
  /// are, and what they were, as far as it takes them. The target is kept weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return observe(traits) { object, old in
      if let target { ObjectiveCMessage.demand(action, of: target, [object, old]) }
    }
  }

  /// Calls a method of this object whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private func observe(
    _ traits: [UITrait],
    _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration()
    let observer = TraitObserver(registration: registration, traits: traits, call: call)
    (self as? any TraitStateHolder)?.traitStateInUse.observers.append(observer)
    return registration
  }
}

extension TraitStateHolder {
  /// Ends listening.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitStateInUse.observers.removeAll { $0.registration === registration }
  }
}
