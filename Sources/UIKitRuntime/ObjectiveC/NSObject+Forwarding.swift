extension NSObjectProtocol {
  /// Returns the object to which an unhandled call by name is forwarded: nil. A subclass's own
  /// method is called instead. Source: Apple, NSObject.forwardingTarget(for:).
  @_disfavoredOverload
  public func forwardingTarget(for aSelector: Selector) -> Any? { nil }
}
