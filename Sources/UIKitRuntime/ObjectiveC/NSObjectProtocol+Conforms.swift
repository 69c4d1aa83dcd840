extension NSObjectProtocol {
  /// Returns whether the object's class conforms to a Swift protocol.
  /// Source: Apple, NSObjectProtocol.conforms(to:).
  public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool {
    self is Requirements
  }
}
