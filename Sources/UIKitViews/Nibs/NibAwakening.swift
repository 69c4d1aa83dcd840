/// An object whose class has an overridable `awakeFromNib()`: responders and collection view
/// layouts.
@preconcurrency @MainActor
package protocol NibAwakened: AnyObject {
  /// Called after all connections of the nib are made.
  func awakeFromNib()
}

/// Calls `awakeFromNib()` on objects.
@MainActor package enum NibAwakening {
  package static func awaken(_ object: AnyObject) {
    // The cast to a protocol takes long.
    if let responder = object as? UIResponder { return responder.awakeFromNib() }
    if let awakened = object as? any NibAwakened { return awakened.awakeFromNib() }
    let name = Selector("awakeFromNib")
    guard let object = object as? NSObject, ObjectiveCMessage.isFound(name, in: object) else {
      return
    }
    ObjectiveCMessage.demand(name, of: object)
  }
}

extension NSObjectProtocol {
  /// Called after the object was loaded from a nib and all connections are made, as for every
  /// object on iOS. An override in an object that is neither a responder nor a layout is found if
  /// its source was processed by the source tool.
  public func awakeFromNib() {}

  /// For Interface Builder on a Mac. Never called here.
  public func prepareForInterfaceBuilder() {}
}
