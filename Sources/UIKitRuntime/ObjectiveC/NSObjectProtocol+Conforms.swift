extension NSObjectProtocol {
  /// Whether the object's class adopts a protocol, by what Swift knows.
  /// Source: Apple, NSObjectProtocol.conforms(to:).
  public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool {
    self is Requirements
  }
}
