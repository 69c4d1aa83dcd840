extension UIScrollViewDelegate {
  /// Whether the delegate's class adopts a protocol, by what Swift knows.
  @_disfavoredOverload
  public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool {
    self is Requirements
  }
}
