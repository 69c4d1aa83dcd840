/// An action triggered by a change of a layer's property. Source: Apple, CAAction.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The property's key.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the property changes immediately.
  @MainActor
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the key.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
