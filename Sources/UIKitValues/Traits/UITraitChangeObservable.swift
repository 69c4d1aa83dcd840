/// The registration of a trait observer. Source: Apple, UITraitChangeRegistration.
public protocol UITraitChangeRegistration: AnyObject {}

/// A registration, compared by identity.
final class TraitRegistration: NSObject, UITraitChangeRegistration {}

/// An object that notifies observers of trait changes. Source: Apple, UITraitChangeObservable.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// The overrides of the inherited traits, for this object and its descendants.
  var traitOverrides: UITraitOverrides { get set }

  /// Ends an observation.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object with a trait state.
@preconcurrency @MainActor
package protocol TraitStateHolder: UITraitChangeObservable {
  /// The trait state, created on first access.
  var ensuredTraitState: TraitState { get }
}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its old traits whenever one of some traits has changed, as
  /// long as the object exists.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
  }

  /// Calls a closure that declares the object's type, such as `{ (self: Self, _) in … }`, whenever
  /// one of some traits has changed, as long as the object exists. In a class `Self` is its type.
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

  /// Calls a method of a target whenever one of some traits has changed. Its parameters, if any,
  /// are the object and its old traits. The target is not retained.
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
    (self as? any TraitStateHolder)?.ensuredTraitState.observers.append(observer)
    return registration
  }
}

extension TraitStateHolder {
  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    ensuredTraitState.observers.removeAll { $0.registration === registration }
  }
}
