/// What can happen when a layer's property changes. Source: Apple, CAAction.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: the property's key.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the property changes at once.
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
