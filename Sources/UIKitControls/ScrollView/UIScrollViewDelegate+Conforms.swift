extension UIScrollViewDelegate {
  /// Returns whether the delegate's class conforms to a Swift protocol.
  @_disfavoredOverload
  public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool {
    self is Requirements
  }
}
