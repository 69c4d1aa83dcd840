extension NSObjectProtocol {
  /// A subclass's own method of this name is asked who handles a call by name that the object does
  /// not; this one says nobody. Source: Apple, NSObject.forwardingTarget(for:).
  @_disfavoredOverload
  public func forwardingTarget(for aSelector: Selector) -> Any? { nil }
}
